import Foundation
import Testing
import TimerlintTestSupport

/// The environment's settings for a run of the generated programs.
enum RealityRun {
    /// The number of programs of each kind; `nil` for each kind's default.
    static let count = number("TIMERLINT_REALITY_COUNT")
    static let seed = UInt64(number("TIMERLINT_REALITY_SEED") ?? 1)

    /// The seed for the generator of one program.
    static func seed(of index: Int) -> UInt64 { seed &* 1_000_003 &+ UInt64(index) }

    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }
}

/// Runs generated programs on the real Dispatch and compares them with the command's findings.
/// `TIMERLINT_REALITY_COUNT` and `TIMERLINT_REALITY_SEED` select more or other programs. Most of the time is
/// spent compiling.
@Suite("Programs that the linter judges", .serialized, .slow) struct RealityTests {
    static let count = RealityRun.count ?? 300

    @Test("trap where it says so, and nowhere else")
    func verdictsAgreeWithReality() throws {
        let programs = Self.programs
        let trapping = try ProgramComparison.compareWithFixes(programs, "reality")
        #expect(trapping > programs.count / 5 && trapping < programs.count * 9 / 10)
    }

    @Test("trap where it says so, wherever the source is kept and whoever switches it")
    func verdictsOnHoldersAgreeWithReality() throws {
        let programs = (0..<(RealityRun.count ?? 75)).map { index in
            let seed = RealityRun.seed(of: index)
            switch index % 5 {
            case 0, 1, 2:
                var generator = HolderGenerator(seed: seed)
                return generator.program("H\(index)")
            case 3:
                var generator = AliasGenerator(seed: seed)
                return generator.program("A\(index)")
            default:
                var generator = FiringGenerator(seed: seed)
                return generator.program("X\(index)")
            }
        }
        let trapping = try ProgramComparison.compareWithFixes(programs, "holders")
        #expect(trapping > programs.count / 5 && trapping < programs.count * 9 / 10)
    }

    @Test("are drawn with the traps that the findings say")
    func picturesEndAsFound() {
        for program in Self.programs {
            let ends = DrawnEnds(program)
            #expect(ends.drawn == ends.found, "the inventory draws another end of \(program.name)\n\(program.text)")
        }
    }

    private static var programs: [Program] {
        (0..<count).map { index in
            let seed = RealityRun.seed(of: index)
            switch index % 7 {
            case 0, 3:
                var generator = FunctionGenerator(seed: seed)
                return generator.program("F\(index)")
            case 5:
                var generator = ShapeGenerator(seed: seed)
                return generator.program("S\(index)")
            case 6:
                var generator = FamilyGenerator(seed: seed)
                return generator.program("G\(index)")
            default:
                var generator = OwnerGenerator(seed: seed)
                return generator.program("C\(index)")
            }
        }
    }
}

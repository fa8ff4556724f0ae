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
        let verdicts = try Verdict.verdicts(of: programs)
        let trapping = try compare(programs, verdicts)
        print("reality: \(programs.count) programs of seed \(RealityRun.seed), \(trapping) trap")
        #expect(trapping > programs.count / 5 && trapping < programs.count * 9 / 10)

        // Verifies the safe fixes: a fixed program behaves as the linter predicts, and none is worse than
        // before.
        let fixed = try Verdict.fixed(programs, verdicts)
        guard !fixed.isEmpty else { return }
        let after = try Verdict.verdicts(of: fixed)
        let left = try compare(fixed, after)
        print("reality: \(fixed.count) programs fixed, \(left) of them have another fault that traps")
        #expect(left == after.filter { !$0.traps.isEmpty }.count)
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

    /// Runs each program and compares its behavior with the findings; returns the number of crashes.
    private func compare(_ programs: [Program], _ verdicts: [Verdict]) throws -> Int {
        let workshop = try Workshop(programs)
        defer { workshop.remove() }
        let fates = try workshop.fates()
        let runs = fates.enumerated().flatMap { index, fates in
            fates.isEmpty ? [(index: index, calls: [])] : fates.map { (index: index, calls: $0.calls) }
        }
        for (run, traps) in zip(runs, try workshop.trapsForReal(runs)) {
            let program = programs[run.index]
            let isExpected = !fates[run.index].isEmpty
            #expect(
                traps == isExpected,
                "\(program.name) by \(run.calls): a trap was expected: \(isExpected)\n\(program.text)")
        }
        for (index, program) in programs.enumerated() {
            let (verdict, fates) = (verdicts[index], fates[index])
            if fates.isEmpty {
                #expect(verdict.traps.isEmpty, "\(program.name) never traps, found \(verdict.summary)\n\(program.text)")
            } else {
                // One finding covers all paths from the same mistake, and contains the message of one of them.
                #expect(
                    fates.contains { verdict.traps.contains($0.trap) },
                    "\(program.name) traps (\(fates)), found \(verdict.summary)\n\(program.text)")
            }
        }
        return fates.count { !$0.isEmpty }
    }
}

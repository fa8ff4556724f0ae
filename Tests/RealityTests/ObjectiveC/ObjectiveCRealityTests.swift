import Testing
import TimerlintTestSupport

/// Prints the generated programs in Objective-C and C, with references counted by the compiler and by hand, runs them on
/// the real Dispatch and compares them with the command's findings.
@Suite(
    "Objective-C programs that the linter judges", .serialized, .slow,
    .enabled(if: ObjectiveCCompiler.isToBeTested, "needs libobjc-12-dev"))
struct ObjectiveCRealityTests {
    @Test("trap where it says so, and nowhere else")
    func verdictsAgreeWithReality() throws {
        let programs = Self.programs
        let trapping = try ProgramComparison.compareWithFixes(programs, "Objective-C")
        #expect(trapping > programs.count / 5 && trapping < programs.count * 9 / 10)
    }

    @Test("are drawn with the traps that the findings say")
    func picturesEndAsFound() {
        for program in Self.programs {
            let ends = DrawnEnds(program)
            #expect(ends.drawn == ends.found, "the inventory draws another end of \(program.name)\n\(program.text)")
        }
    }

    /// The first programs that have a translation.
    private static var programs: [Program] {
        let count = RealityRun.count ?? 150
        return Array((0...).lazy.compactMap(program).prefix(count))
    }

    private static func program(_ index: Int) -> Program? {
        let seed = RealityRun.seed(of: index) &+ 500_000
        var random = SplitMix(seed: seed)
        let program: Program
        switch random.number(below: 6) {
        case 0, 1:
            var generator = FunctionGenerator(seed: seed)
            program = generator.program("F\(index)")
        case 2:
            var generator = ShapeGenerator(seed: seed)
            program = generator.program("S\(index)")
        case 3:
            var generator = FamilyGenerator(seed: seed)
            program = generator.program("G\(index)")
        default:
            var generator = OwnerGenerator(seed: seed)
            program = generator.program("C\(index)")
        }
        let language = random.pick([ProgramLanguage.automatic, .manual, .plain])
        let access = random.pick(ObjectiveCNames.Access.allCases)
        return program.translated(to: language, access: access, isForgetful: random.chance(10))
    }
}

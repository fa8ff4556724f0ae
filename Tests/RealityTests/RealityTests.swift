import Diagnostics
import Foundation
import Linting
import Rules
import Source
import Testing

/// Generated programs, tried on the real Dispatch and read by the linter. `TIMERLINT_REALITY_COUNT` and `TIMERLINT_REALITY_SEED` ask for
/// more programs, or others.
@Suite("Programs that the linter judges", .serialized) struct RealityTests {
    static let count = number("TIMERLINT_REALITY_COUNT") ?? 300
    static let seed = UInt64(number("TIMERLINT_REALITY_SEED") ?? 1)

    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

    @Test("trap where it says so, and nowhere else")
    func verdictsAgreeWithReality() throws {
        let programs = (0..<Self.count).map { index in
            let seed = Self.seed &* 1_000_003 &+ UInt64(index)
            if index % 3 == 0 {
                var generator = FunctionGenerator(seed: seed)
                return generator.program("F\(index)")
            }
            var generator = OwnerGenerator(seed: seed)
            return generator.program("C\(index)")
        }
        let workshop = try Workshop(programs)
        defer { workshop.remove() }
        let fates = try workshop.fates()
        var trapping = 0
        for (index, program) in programs.enumerated() {
            let verdict = Verdict(program)
            if let fate = fates[index] {
                trapping += 1
                #expect(try workshop.diesOfTrap(index, fate.calls), "\(program.name) was expected to trap: \(fate)\n\(program.text)")
                #expect(verdict.traps.contains(fate.trap), "\(program.name) traps (\(fate)), found \(verdict.summary)\n\(program.text)")
            } else {
                #expect(try workshop.survives(index), "\(program.name) traps unexpectedly\n\(program.text)")
                #expect(verdict.traps.isEmpty, "\(program.name) never traps, found \(verdict.summary)\n\(program.text)")
            }
        }
        print("reality: \(programs.count) programs of seed \(Self.seed), \(trapping) trap")
        #expect(trapping > programs.count / 5 && trapping < programs.count * 9 / 10)
    }
}

/// What the linter says of a program.
private struct Verdict {
    /// The messages of the traps that it predicts.
    let traps: Set<String>
    let summary: String

    init(_ program: Program) {
        let file = SourceFile(path: "\(program.name).swift", language: .swift, bytes: Array(("import Dispatch\n" + Self.surroundings + program.text).utf8))
        let rules = Catalogue.rules.filter { !$0.isOptIn }.map { ActiveRule(rule: $0) }
        let findings = Linter(rules: rules, jobs: 1).lint([file]).findings
        var traps: Set<String> = []
        for finding in findings {
            if case .traps(let message)? = finding.outcome { traps.insert(message) }
        }
        self.traps = traps
        summary = findings.map { "\($0.rule) at \($0.location.start.line - 5): \($0.outcome?.label ?? "-") \($0.trace.map(\.message))" }.joined(separator: "\n")
    }

    /// What the harness declares, on five lines.
    private static let surroundings = """
        let programQueue = DispatchQueue(label: "program")
        struct Failure: Error {}
        func risky(_ fails: Bool) throws { if fails { throw Failure() } }


        """
}

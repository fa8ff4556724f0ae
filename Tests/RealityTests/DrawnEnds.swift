import TimerlintLinting
import TimerlintRules
import TimerlintSource

@testable import TimerlintInventory

/// Compares the ends of the inventory's pictures of a program with the findings of the same run.
struct DrawnEnds {
    /// The crash messages in which the pictures end.
    let drawn: Set<String>
    /// The crash messages that the findings predict.
    let found: Set<String>

    init(_ program: Program) {
        let text = Array((program.surroundings + program.text).utf8)
        let path = "\(program.name).\(program.language.fileExtension)"
        let file = SourceFile(path: path, language: Language(path: path)!, bytes: text)
        let (facts, result) = Linter(rules: Self.rules, jobs: 1).examine([file])
        found = result.findings.reduce(into: []) { found, finding in
            if case .traps(let message)? = finding.outcome { found.insert(message) }
        }
        let timers = readInventory(facts, name: "", findings: result.findings, suppressed: []) { _ in true }.timers
        // A picture shows the worst end; the states next to it show all.
        drawn = timers.reduce(into: []) { drawn, timer in
            if case .trap? = LifeLine(timer).end { drawn.formUnion(timer.machine?.traps ?? []) }
        }
    }

    private static let rules = Catalogue.rules.filter { !$0.isOptIn }.map { ActiveRule(rule: $0) }
}

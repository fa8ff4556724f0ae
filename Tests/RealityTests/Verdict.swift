import TimerlintDiagnostics
import TimerlintFixes
import TimerlintLinting
import TimerlintRules
import TimerlintSource

@testable import TimerlintInventory

/// What the linter says of a program.
struct Verdict {
    /// The messages of the traps that it predicts.
    let traps: Set<String>
    let summary: String
    private let findings: [Finding]

    init(_ program: Program) { self.init(findings: Self.lint(program.file)) }

    private init(findings: [Finding]) {
        self.findings = findings
        var traps: Set<String> = []
        for finding in findings {
            if case .traps(let message)? = finding.outcome { traps.insert(message) }
        }
        self.traps = traps
        summary = findings.map { "\($0.rule) at \($0.location.start.line - 5): \($0.outcome?.label ?? "-") \($0.trace.map(\.message))" }.joined(separator: "\n")
    }

    /// The messages of the traps that the inventory's pictures of the program end in.
    static func drawnTraps(in program: Program) -> Set<String> {
        let (facts, result) = Linter(rules: rules, jobs: 1).examine([program.file])
        let timers = readInventory(facts, name: "", findings: result.findings, suppressed: []) { _ in true }.timers
        // A life is drawn to its worst end; the states beside it show every one.
        return timers.reduce(into: []) { drawn, timer in
            if case .trap? = LifeLine(timer).end { drawn.formUnion(timer.machine?.traps ?? []) }
        }
    }

    private static func lint(_ file: SourceFile) -> [Finding] { Linter(rules: rules, jobs: 1).lint([file]).findings }

    private static let rules = Catalogue.rules.filter { !$0.isOptIn }.map { ActiveRule(rule: $0) }

    /// The program with the safe fixes of what traps; `nil` where there are none.
    func fixed(_ program: Program) -> Program? {
        let loop = FixLoop(
            lint: { $0.flatMap(Self.lint) }, unscanned: { _ in 0 },
            isWanted: { finding in
                guard finding.fix?.safety == .safe, case .traps? = finding.outcome else { return false }
                return true
            })
        guard let fixed = loop.run([program.file], findings: findings).changed.first else { return nil }
        let text = String(decoding: fixed.fixed.bytes.dropFirst(Program.surroundings.utf8.count), as: UTF8.self)
        return Program(name: program.name, text: text, makes: program.makes, calls: program.calls)
    }
}

extension Program {
    /// As the linter reads it, with what the harness declares before it.
    var file: SourceFile {
        SourceFile(path: "\(name).swift", language: .swift, bytes: Array((Self.surroundings + text).utf8))
    }

    fileprivate static let surroundings = """
        import Dispatch
        let programQueue = DispatchQueue(label: "program")
        struct Failure: Error {}
        func risky(_ fails: Bool) throws { if fails { throw Failure() } }


        """
}

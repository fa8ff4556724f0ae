import TimerlintAnalyses
import TimerlintDiagnostics
import TimerlintRules
import TimerlintSemantics
import TimerlintSource
import TimerlintSuppressions
import TimerlintSyntax
import TimerlintTimers
import TimerlintWorkspace

/// One rule as a run applies it: configured on the outside, the same everywhere inside.
package struct ActiveRule: Sendable {
    package let rule: Rule
    package let options: [String: Rule.Option.Value]
    /// Reports every finding at this level instead of the rule's own; `nil` keeps them.
    package let severity: Severity?
    /// The files whose findings it reports; `nil` for all. Where the configuration differs by
    /// path, a rule stands in the list once for each of its forms.
    package let files: Set<FileID>?

    package init(
        rule: Rule, options: [String: Rule.Option.Value] = [:], severity: Severity? = nil, files: Set<FileID>? = nil
    ) {
        self.rule = rule
        self.options = options
        self.severity = severity
        self.files = files
    }

    package func covers(_ file: SourceFile) -> Bool { files?.contains(file.id) ?? true }
}

/// Runs every stage from bytes to findings over a set of sources. A pure function of its input: the same files and rules give the same
/// result in the same order, whatever the number of jobs.
package struct Linter: Sendable {
    package let rules: [ActiveRule]
    /// How many threads may work at once.
    package let jobs: Int
    package let premises: Premises

    package init(rules: [ActiveRule], jobs: Int, premises: Premises = Premises()) {
        self.rules = rules
        self.jobs = jobs
        self.premises = premises
    }

    package func lint(_ files: [SourceFile]) -> LintResult {
        lint(files, model: Self.model(of:))
    }

    static func model(of file: SourceFile) -> FileModel {
        CrashRecovery.analyzing(file.id) { collectDeclarations(parseSource(file)) }
    }

    /// The same, with the facts that the rules were asked about; `nil` where nobody names a timer.
    package func examine(_ files: [SourceFile]) -> (facts: ProjectFacts?, result: LintResult) {
        let facts = facts(of: files) { collectDeclarations(parseSource($0)) }
        return (facts, withSuppressions(findings(facts), in: files))
    }

    /// The same with models that may have been made before.
    func lint(_ files: [SourceFile], model: @escaping @Sendable (SourceFile) -> FileModel) -> LintResult {
        withSuppressions(findings(facts(of: files, model: model)), in: files)
    }

    private func facts(of files: [SourceFile], model: @escaping @Sendable (SourceFile) -> FileModel) -> ProjectFacts? {
        // Where nobody names a timer there is nothing to find.
        let vocabulary = TimerVocabulary(premises)
        guard concurrentMap(files, jobs: jobs, { vocabulary.occurs(in: $0) }).contains(true) else { return nil }
        let project = Project(files: concurrentMap(files, jobs: jobs, model))
        // Trees can be deep: the analyses, too, need a worker's stack.
        return concurrentMap([project], jobs: 1) { [premises, jobs] in ProjectFacts($0, premises: premises, jobs: jobs) }[0]
    }

    private func findings(_ facts: ProjectFacts?) -> [Finding] {
        guard let facts else { return [] }
        return concurrentMap(rules, jobs: jobs) { detect($0, facts: facts) }.flatMap { $0 }
    }

    /// Takes back what comments suppress, and reports the comments that suppress nothing.
    private func withSuppressions(_ findings: [Finding], in files: [SourceFile]) -> LintResult {
        let forms = Dictionary(grouping: rules, by: \.rule.id)
        let own = forms[Suppressions.rule] ?? []
        let suppressions = Suppressions(
            knownRules: Catalogue.rules.map(\.id),
            ran: { rule, file in forms[rule]?.contains { $0.covers(file) } ?? false },
            requiresReason: { file in own.contains { $0.covers(file) && $0.options[Suppressions.reasonOption] == .flag(true) } })
        var result = suppressions.apply(to: findings, in: files)
        result.findings = result.findings.compactMap { finding in
            finding.rule == Suppressions.rule ? own.lazy.compactMap { selected(finding, by: $0) }.first : finding
        }
        result.findings.sort(by: Self.precedes)
        return result
    }

    private func detect(_ active: ActiveRule, facts: ProjectFacts) -> [Finding] {
        let context = RuleContext(facts: facts, rule: active.rule, options: active.options)
        let found = CrashRecovery.applying(rule: active.rule.id) { active.rule.detect(context) }
        return found.compactMap { selected($0, by: active) }
    }

    /// The finding as the configuration wants it; `nil` where the rule does not hold for its file.
    private func selected(_ finding: Finding, by active: ActiveRule) -> Finding? {
        guard active.covers(finding.location.file) else { return nil }
        var finding = finding
        if let severity = active.severity { finding.severity = severity }
        if standsInRewriting(finding) { finding.fix = nil }
        return finding
    }

    /// The fix would change what only stands for other text, such as a macro's use.
    private func standsInRewriting(_ finding: Finding) -> Bool {
        finding.fix?.changes.contains { change in
            change.edits.contains { edit in
                change.file.rewritings.contains { $0.range.start < edit.range.end && edit.range.start < $0.range.end }
            }
        } ?? false
    }

    private static func precedes(_ a: Finding, _ b: Finding) -> Bool {
        (a.location.file.id, a.location.range.start, a.rule, a.message) < (b.location.file.id, b.location.range.start, b.rule, b.message)
    }
}

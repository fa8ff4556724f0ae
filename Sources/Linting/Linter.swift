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

/// Runs every stage from bytes to findings over a set of sources. A pure function of its input: the same files and
/// rules give the same result in the same order, whatever the number of jobs.
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

    package func lint(_ files: [SourceFile]) -> LintResult { examine(files).result }

    /// The same, with the facts that the rules were asked about; `nil` where nobody names a timer.
    package func examine(_ files: [SourceFile]) -> (facts: ProjectFacts?, result: LintResult) {
        let facts = facts(of: files, model: Self.model(of:))
        return (facts, withSuppressions(facts.map { findings($0, isOutdated: { false }) } ?? [], in: files))
    }

    static func model(of file: SourceFile) -> FileModel {
        CrashRecovery.analyzing(file.id) { collectDeclarations(parseSource(file)) }
    }

    /// `nil` where nobody names a timer: there is nothing to find.
    func facts(of files: [SourceFile], model: @escaping @Sendable (SourceFile) -> FileModel) -> ProjectFacts? {
        guard nameTimers(files) else { return nil }
        let project = Project(files: concurrentMap(files, jobs: jobs, model))
        // Trees can be deep: the analyses, too, need a worker's stack.
        return concurrentMap([project], jobs: 1) { [premises, jobs] in ProjectFacts($0, premises: premises, jobs: jobs)
        }[0]
    }

    /// One file that does is enough.
    private func nameTimers(_ files: [SourceFile]) -> Bool {
        let vocabulary = TimerVocabulary(premises)
        let isFound = Guarded(false)
        _ = concurrentMap(files, jobs: jobs) { file in
            if !isFound.withLock({ $0 }), vocabulary.occurs(in: file) { isFound.withLock { $0 = true } }
        }
        return isFound.withLock { $0 }
    }

    /// Those of all rules, before suppressions. Once `isOutdated`, rules that have not begun find nothing.
    func findings(_ facts: ProjectFacts, isOutdated: @escaping @Sendable () -> Bool) -> [Finding] {
        concurrentMap(rules, jobs: jobs) { isOutdated() ? [] : detect($0, facts: facts) }.flatMap { $0 }
    }

    /// Takes back what comments suppress, and reports the comments that suppress nothing.
    func withSuppressions(_ findings: [Finding], in files: [SourceFile]) -> LintResult {
        let forms = Dictionary(grouping: rules, by: \.rule.id)
        let own = forms[Suppressions.rule] ?? []
        let suppressions = Suppressions(
            knownRules: Catalogue.rules.map(\.id),
            ran: { rule, file in forms[rule]?.contains { $0.covers(file) } ?? false },
            requiresReason: { file in
                own.contains { $0.covers(file) && $0.options[Suppressions.reasonOption] == .flag(true) }
            })
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
        (a.location.file.id, a.location.range.start, a.rule, a.message) < (
            b.location.file.id, b.location.range.start, b.rule, b.message
        )
    }
}

import TimerlintAnalyses
import TimerlintDiagnostics
import TimerlintRules
import TimerlintSemantics
import TimerlintSource
import TimerlintSuppressions
import TimerlintSyntax
import TimerlintTimers
import TimerlintWorkspace

/// A rule with its configuration for one run.
package struct ActiveRule: Sendable {
    package let rule: Rule
    /// By option name; an option that is missing has its default value.
    package let options: [String: Rule.Option.Value]
    /// The severity of every finding; `nil` keeps the rule's own.
    package let severity: Severity?
    /// The files whose findings are reported; `nil` for all. If the configuration differs by path, the rule
    /// list contains the rule once per configuration.
    package let files: Set<FileID>?

    package init(
        rule: Rule, options: [String: Rule.Option.Value] = [:], severity: Severity? = nil, files: Set<FileID>? = nil
    ) {
        self.rule = rule
        self.options = options
        self.severity = severity
        self.files = files
    }

    /// Whether findings of the rule in this file are reported.
    package func covers(_ file: SourceFile) -> Bool { files?.contains(file.id) ?? true }
}

/// Runs all stages from bytes to findings over a set of sources. A pure function: the same files and rules give
/// the same result in the same order, whatever the number of jobs.
package struct Linter: Sendable {
    package let rules: [ActiveRule]
    /// The maximum number of threads.
    package let jobs: Int
    /// What configuration and build files tell of the code.
    package let premises: Premises

    package init(rules: [ActiveRule], jobs: Int, premises: Premises = Premises()) {
        self.rules = rules
        self.jobs = jobs
        self.premises = premises
    }

    /// Cost: all stages over all files.
    package func lint(_ files: [SourceFile]) -> LintResult { examine(files).result }

    /// Also returns the facts that the rules used; `nil` if no file mentions a timer.
    package func examine(_ files: [SourceFile]) -> (facts: ProjectFacts?, result: LintResult) {
        let facts = facts(of: files, replacing: nil, model: Self.model(of:))
        return (facts, withSuppressions(facts.map { findings($0, isOutdated: { false }) } ?? [], in: files))
    }

    static func model(of file: SourceFile) -> FileModel {
        CrashRecovery.analyzing(file.id) { collectDeclarations(parseSource(file)) }
    }

    /// `nil` if no file mentions a timer, so that there is nothing to find. Takes over from `earlier` facts about the
    /// same project what did not change.
    func facts(
        of files: [SourceFile], replacing earlier: ProjectFacts?, model: @escaping @Sendable (SourceFile) -> FileModel
    ) -> ProjectFacts? {
        guard anyMentionsTimers(files) else { return nil }
        let project = Project(files: concurrentMap(files, jobs: jobs, model), replacing: earlier?.project)
        // Trees can be deep, so the analyses also need a worker's stack.
        return concurrentMap([project], jobs: 1) { [premises, jobs] in
            ProjectFacts($0, premises: premises, jobs: jobs, replacing: earlier)
        }[0]
    }

    /// The result after edits of some files, if it follows from an earlier one: no stage read what changed, and no finding
    /// is near it. `nil` otherwise. Requires the same number of files.
    func result(after edits: [FileModel], of earlier: SettledResult, from facts: ProjectFacts) -> LintResult? {
        let changed = zip(facts.project.files.models, edits).filter { $0 !== $1 }
        let revisions = changed.filter { earlier.isPlace($0.0.file) }.map { FileRevision(of: $0.file, to: $1.file) }
        let others = earlier.result.withoutUnparsedParts(of: changed.map(\.0))
        // The cheaper question first.
        guard var result = others.moved(across: FileRevisions(revisions)), concludesTheSame(from: facts, with: edits)
        else { return nil }
        let unparsed = changed.flatMap { unparsedParts(of: $1, facts.vocabulary) }
        if !unparsed.isEmpty {
            result.findings += unparsed
            result.findings.sort(by: Self.precedes)
        }
        return result
    }

    /// Whether the facts lead to the same findings with other files in the place of some: no stage read what changed.
    private func concludesTheSame(from facts: ProjectFacts, with others: [FileModel]) -> Bool {
        // What was asked about one file's declarations is asked in the new project, where they need their numbers.
        guard facts.project.declares(theSameAs: others) else { return false }
        let changed = OneAnswer<Project>()
        let project = { changed.answer { Project(files: others, replacing: facts.project) } }
        return others.indices.allSatisfy { file in
            let (own, other) = (facts.project.files.models[file], others[file])
            if own === other { return true }
            guard !Suppressions.mayConcern(own.file), !Suppressions.mayConcern(other.file),
                agreeOnTimers(own.file, other.file, facts.vocabulary)
            else { return false }
            let edit = CodeEdit(of: own, to: other)
            return facts.references.holds(after: edit, inFile: file, in: project)
                && facts.entries.instantiations.isUnaffected(by: edit)
        }
    }

    /// Whether both files mention timers, or neither does.
    private func agreeOnTimers(_ own: SourceFile, _ other: SourceFile, _ vocabulary: TimerVocabulary) -> Bool {
        vocabulary.occurs(in: own) == vocabulary.occurs(in: other)
    }

    private func unparsedParts(of model: FileModel, _ vocabulary: TimerVocabulary) -> [Finding] {
        let forms = rules.filter { $0.rule.id == UnparsedParts.rule }
        return forms.isEmpty
            ? []
            : UnparsedParts.findings(in: model, vocabulary).flatMap { part in
                forms.compactMap { selected(part, by: $0) }
            }
    }

    /// Whether at least one file mentions a timer.
    private func anyMentionsTimers(_ files: [SourceFile]) -> Bool {
        let vocabulary = TimerVocabulary(premises)
        let isFound = Guarded(false)
        _ = concurrentMap(files, jobs: jobs) { file in
            if !isFound.withLock({ $0 }), vocabulary.occurs(in: file) { isFound.withLock { $0 = true } }
        }
        return isFound.withLock { $0 }
    }

    /// The findings of all rules before suppression. Once `isOutdated` returns true, rules that have not
    /// started are skipped.
    func findings(_ facts: ProjectFacts, isOutdated: @escaping @Sendable () -> Bool) -> [Finding] {
        concurrentMap(rules, jobs: jobs) { isOutdated() ? [] : detect($0, facts: facts) }.flatMap { $0 }
    }

    /// Removes the findings that comments suppress, and reports the comments that suppress nothing.
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
        return Self.saidOnce(found).compactMap { selected($0, by: active) }
    }

    /// Without what is said twice of one place: a call may mean methods of several targets, each with a timer of its own.
    private static func saidOnce(_ findings: [Finding]) -> [Finding] {
        struct Statement: Hashable {
            let file: FileID
            let range: SourceRange
            let message: String
        }
        var said: Set<Statement> = []
        return findings.filter { finding in
            let place = finding.location
            return said.insert(Statement(file: place.file.id, range: place.range, message: finding.message)).inserted
        }
    }

    /// The finding with its configured severity; `nil` if the rule is off for its file.
    private func selected(_ finding: Finding, by active: ActiveRule) -> Finding? {
        guard active.covers(finding.location.file) else { return nil }
        var finding = finding
        if let severity = active.severity { finding.severity = severity }
        if standsInRewriting(finding) { finding.fix = nil }
        return finding
    }

    /// Whether the fix would edit rewritten text, such as a macro's use.
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

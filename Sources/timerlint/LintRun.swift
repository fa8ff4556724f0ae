import TimerlintConfig
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintLinting
import TimerlintReporting
import TimerlintRules
import TimerlintSource
import TimerlintWorkspace

/// One run of `lint`, from options to exit status: files, findings, filter, fixes, report.
struct LintRun {
    let command: LintCommand
    private let session: Session
    private let plan: OutputPlan
    private let scope: ChangeScope?
    private var names: ReportedNames { session.surroundings.names }

    /// Throws `Failure` or `ConfigurationError` if the run cannot start.
    init(command: LintCommand) throws {
        CrashRecovery.install()
        self.command = command
        plan = try OutputPlan(command.output)
        session = try Session(command.files, command.rules)
        scope = try ChangeScope(command.files, session.surroundings)
    }

    /// Throws the same errors as `init`.
    func run() throws -> ExitStatus {
        var watch = Stopwatch(progress: command.output.quiet ? nil : Progress())
        var files = try watch.time(.findFiles) { try session.adding(scope?.absent ?? [], to: try session.findFiles()) }
        if command.files.showFiles { return try FileListing(names: names, found: files.found).write() }
        if let scope, scope.isEmpty {
            files.found.selected = []
            files.found.context = []
        }
        watch.fileCount = files.found.selected.count + files.found.context.count
        var analysis = try session.analyse(
            files, overlays: scope?.overlays ?? [], isLast: scope == nil && !command.fixes.isOn, &watch)
        var filter = FindingFilter(selected: analysis.sources.selected, names: names)
        filter.baseline = try baseline(files.found)
        filter.before = try scope.map { scope in
            try watch.time(.compare) { try scope.known(to: analysis, session.surroundings) }
        }
        guard command.fixes.isOn else { return try finish(analysis, filter, watch, standardOutput: .report) }
        var fixed = watch.time(.fix) { FixStage(command.fixes, analysis.linter, filter).run(analysis) }
        if command.fixes.diff { return try show(fixed) }
        // An explicitly named file may be a link within its own folder.
        let roots = files.found.roots + files.found.named.compactMap(\.folder)
        fixed.writeFiles(input: files.input.map { names.id(of: $0.path) }, below: roots)
        say(fixed, command.fixes.addSuppressions ? "suppressed" : "fixed")
        analysis = fixed.analysis
        try writeInput(analysis)
        return try finish(analysis, filter, watch, standardOutput: files.input == nil ? .report : .code)
    }

    private func baseline(_ found: Discovery.Result) throws -> (place: BaselineInForce, known: KnownFindings)? {
        command.output.noBaseline ? nil : try BaselineInForce.known(option: command.output.baseline, session, found)
    }

    // MARK: Fixes

    /// Prints a diff instead of the report.
    private func show(_ fixed: FixStage.Result) throws -> ExitStatus {
        try Console.write(fixed.changed.flatMap { $0.diff(pathInRepository: pathInRepository($0, fixed.analysis)) })
        say(fixed, "would fix")
        for notice in fixed.analysis.sources.notices where notice.severity == .error || !command.output.quiet {
            Console.say(notice)
        }
        let counts = fixed.analysis.sources.counts
        if counts.read + counts.failed == 0 { return try session.emptyStatus(fixed.analysis) }
        return counts.failed > 0 ? .failure : fixed.changed.isEmpty ? .clean : .findings
    }

    private func pathInRepository(_ file: FixedFile, _ analysis: Session.Analysis) -> String? {
        guard let root = ProjectRoot.repository(above: names.workingFolder),
            let place = analysis.sources.places[file.original.id], place.isWithin(root)
        else { return nil }
        return ReportedNames(workingFolder: root).reported(place)
    }

    private func say(_ fixed: FixStage.Result, _ what: String) {
        let count = fixed.fixedFindings.count
        guard count > 0, !command.output.quiet else { return }
        let files = fixed.changed.count == 1 ? "1 file" : "\(fixed.changed.count) files"
        Console.say("\(what) \(count) finding\(count == 1 ? "" : "s") in \(files)")
    }

    /// Writes the fixed standard input to standard output.
    private func writeInput(_ analysis: Session.Analysis) throws {
        guard let input = analysis.files.input else { return }
        let id = names.id(of: input.path)
        try Console.write(analysis.sources.files.first { $0.id == id }?.bytes ?? input.bytes ?? [])
    }

    // MARK: Report

    private func finish(
        _ analysis: Session.Analysis, _ filter: FindingFilter, _ watch: Stopwatch,
        standardOutput: OutputPlan.StandardOutput
    ) throws -> ExitStatus {
        var watch = watch
        let report = report(analysis, filter)
        let level = try command.output.failOn ?? configuredLevel(analysis.files.found)
        try watch.time(.report) { try plan.write(report, standardOutput: standardOutput, failOn: level) }
        for notice in report.notices { Console.say(notice) }
        if command.output.statistics { Statistics(report).lines.forEach(Console.say) }
        if !plan.tellsSummary, !command.output.quiet { Console.say(report.summary) }
        if command.output.timings { watch.lines.forEach(Console.say) }
        if report.files.read + report.files.failed == 0 { return try session.emptyStatus(analysis) }
        return Verdict(failOn: level, maxWarnings: command.output.maxWarnings).status(of: report)
    }

    private func report(_ analysis: Session.Analysis, _ filter: FindingFilter) -> Report {
        let working = names.workingFolder.description
        let ran = Set(analysis.rules.map(\.rule.id))
        let outcome = filter.apply(to: analysis.result.findings)
        let stale = filter.baseline.map {
            $0.place.notices(of: $0.place.stale(outcome.unmatched, analysis, names), names)
        }
        let notices = (analysis.sources.notices + (stale ?? [])).filter {
            $0.severity == .error || !command.output.quiet
        }
        return Report(
            tool: Report.Tool(
                version: Release.version, url: Release.homepage, objectiveCEngine: analysis.engine?.description),
            rules: Catalogue.rules.filter { ran.contains($0.id) }.map(\.description),
            findings: outcome.findings,
            suppressed: analysis.result.suppressed.filter { filter.selected.contains($0.finding.location.file.id) },
            notices: notices, files: analysis.sources.counts, baselined: outcome.baselined,
            folders: Folders(working: working, root: analysis.files.found.roots.first?.description ?? working))
    }

    /// The strictest level in the projects' root configurations.
    private func configuredLevel(_ found: Discovery.Result) throws -> FailLevel {
        let asked = try session.rootConfigurations(found).compactMap(\.configuration.failOn?.value)
        return [.note, .warning, .error, .never].first(where: asked.contains) ?? .warning
    }
}

extension Rule {
    /// The description for reports.
    var description: RuleDescription {
        RuleDescription(id: id, summary: summary, why: why, severity: severity, helpURL: Release.helpURL(of: id))
    }
}

extension Console {
    static func say(_ notice: Notice) {
        say("\(notice.severity.rawValue): \(notice.path.map { "\($0): " } ?? "")\(notice.message)")
    }
}

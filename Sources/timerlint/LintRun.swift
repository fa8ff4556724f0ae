import Diagnostics
import Linting
import Reporting
import Rules
import Source
import Workspace

/// One run of `lint`, from options to exit status. Stages: settings, files, sources, findings, report.
struct LintRun {
    let command: LintCommand

    /// Throws `Failure` for what stops the run.
    func run() throws -> ExitStatus {
        var watch = Stopwatch()
        let rules = try RuleChoice(options: command.rules).rules()
        let plan = try OutputPlan(command.output)
        let settings = try discoverySettings()
        let paths = try self.paths()
        let standing = try standardInput(settings)
        let found = try watch.time("find files") {
            try Discovery(settings: settings).files(at: paths, replacing: standing.map { [$0.path] } ?? [])
        }
        if command.files.showFiles { return try FileListing(settings: settings, found: found).write() }
        let sources = watch.time("read") {
            SourceSet.read(found, standing: standing, settings: settings, jobs: jobs)
        }
        let result = watch.time("lint") { Linter(rules: rules, jobs: jobs).lint(sources.files) }
        let report = report(result, sources, rules, settings, root: found.roots.first)
        try watch.time("report") { try plan.write(report) }
        tell(report, tellsSummary: !plan.tellsSummary)
        if command.output.timings { watch.lines.forEach(Console.say) }
        if sources.counts.read + sources.counts.failed == 0 { return try emptyStatus(found, sources) }
        return Verdict(failOn: command.output.failOn ?? .warning, maxWarnings: command.output.maxWarnings).status(of: report)
    }

    private var jobs: Int { command.files.jobs ?? Console.processorCount }

    private func discoverySettings() throws -> DiscoverySettings {
        do {
            let working = try FileSystem.workingFolder()
            var names = ReportedNames(workingFolder: working)
            names.project = ProjectRoot(configurationNames: []).root(above: working)
            var settings = DiscoverySettings(names: names)
            settings.honoursGitignore = !command.files.noIgnore
            settings.excludesNamedPaths = command.files.forceExclude
            return settings
        } catch {
            throw Failure("the working folder cannot be read: \(error.message)")
        }
    }

    private func paths() throws -> [Path] {
        let typed = command.files.paths.filter { $0 != "-" }.map(typedPath)
        if command.files.useScriptInputFiles { return typed + (try ScriptInputs(environment: Console.environment).paths()) }
        return command.files.paths.isEmpty ? [Path(".")] : typed
    }

    private func standardInput(_ settings: DiscoverySettings) throws -> SourceSet.Standing? {
        guard command.files.paths.contains("-") else { return nil }
        let path = Discovery(settings: settings).absolute(Path(command.files.stdinFilename ?? "stdin.swift"))
        do {
            guard let bytes = try Console.input(limit: SourceReader.sizeLimit) else {
                throw Failure("standard input is larger than 1 GiB")
            }
            return SourceSet.Standing(path: path, bytes: bytes)
        } catch let error as SystemError {
            throw Failure("standard input cannot be read: \(error.message)")
        }
    }

    private func report(
        _ result: LintResult, _ sources: SourceSet, _ rules: [ActiveRule], _ settings: DiscoverySettings, root: Path?
    ) -> Report {
        let working = settings.names.workingFolder.description
        return Report(
            tool: Report.Tool(version: Release.version, url: Release.homepage),
            rules: rules.map(\.rule.description),
            findings: result.findings.filter { sources.selected.contains($0.location.file.path) },
            suppressed: result.suppressed.filter { sources.selected.contains($0.finding.location.file.path) },
            notices: sources.notices, files: sources.counts,
            folders: Folders(working: working, root: root?.description ?? working))
    }

    /// Standard error: what went wrong with files, then the sums.
    private func tell(_ report: Report, tellsSummary: Bool) {
        for notice in report.notices where notice.severity == .error || !command.output.quiet {
            let place = notice.path.map { "\($0): " } ?? ""
            Console.say("\(notice.severity.rawValue): \(place)\(notice.message)")
        }
        if command.output.statistics { Statistics(report).lines.forEach(Console.say) }
        if tellsSummary, !command.output.quiet { Console.say(report.summary) }
    }

    /// Nothing was there to read: a gate must not pass by that, unless whoever chose the files chose none.
    private func emptyStatus(_ found: Discovery.Result, _ sources: SourceSet) throws -> ExitStatus {
        if command.files.allowEmpty || command.files.useScriptInputFiles { return .clean }
        if command.files.forceExclude, !found.skipped.isEmpty { return .clean }
        let place = command.files.paths.isEmpty ? "the working folder" : command.files.paths.map { "'\($0)'" }.joined(separator: ", ")
        let skipped = found.skipped.isEmpty ? "" : "; \(sources.counts.skipped) skipped (--show-files says why)"
        throw Failure("no Swift files found in \(place)\(skipped); --allow-empty lets this pass")
    }
}

extension Rule {
    /// What reports say of it.
    var description: RuleDescription {
        RuleDescription(id: id, summary: summary, why: why, severity: severity, helpURL: Release.helpURL(of: id))
    }
}

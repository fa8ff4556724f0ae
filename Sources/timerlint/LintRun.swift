import Config
import Diagnostics
import Linting
import Reporting
import Rules
import Source
import Workspace

/// One run of `lint`, from options to exit status. Stages: settings, files, sources, findings, report.
struct LintRun {
    let command: LintCommand
    private let choice: RuleChoice
    private let plan: OutputPlan
    private let surroundings: Surroundings

    /// Throws `Failure` or `ConfigurationError` for what stops the run before it reads anything.
    init(command: LintCommand) throws {
        self.command = command
        choice = try RuleChoice(command.rules)
        plan = try OutputPlan(command.output)
        var surroundings = try Surroundings(config: command.files.config)
        surroundings.settings.honoursGitignore = !command.files.noIgnore
        surroundings.settings.excludesNamedPaths = command.files.forceExclude
        self.surroundings = surroundings
    }

    /// Throws as `init` does.
    func run() throws -> ExitStatus {
        var watch = Stopwatch()
        let paths = try self.paths()
        let standing = try standardInput()
        let found = try watch.time("find files") {
            try surroundings.discovery.files(at: paths, replacing: standing.map { [$0.path] } ?? [])
        }
        if command.files.showFiles { return try FileListing(names: surroundings.names, found: found).write() }
        let active = surroundings.activeRules(choice, roots: found.roots)
        let rules = try watch.time("configure") {
            try active.rules(for: found.selected + (standing.map { [$0.path] } ?? []), name: surroundings.names.reported)
        }
        let sources = watch.time("read") {
            SourceSet.read(found, standing: standing, settings: surroundings.settings, jobs: jobs)
        }
        let linter = Linter(rules: rules, jobs: jobs)
        let result = watch.time("lint") { linter.lint(sources.files) }
        if command.fixes.isOn {
            let fixed = watch.time("fix") { FixStage(options: command.fixes, linter: linter).run(sources, result) }
            return try finish(fixed, standing, rules, found, watch)
        }
        return try finish(result, sources, rules, found, watch)
    }

    // MARK: Ends

    /// Reports what was found.
    private func finish(
        _ result: LintResult, _ sources: SourceSet, _ rules: [ActiveRule], _ found: Discovery.Result, _ watch: Stopwatch,
        standardOutput: OutputPlan.StandardOutput = .report
    ) throws -> ExitStatus {
        var watch = watch
        let report = report(result, sources, rules, root: found.roots.first)
        try watch.time("report") { try plan.write(report, standardOutput: standardOutput) }
        tell(report)
        if command.output.timings { watch.lines.forEach(Console.say) }
        if sources.counts.read + sources.counts.failed == 0 { return try emptyStatus(found, sources) }
        return Verdict(failOn: try failLevel(found.roots), maxWarnings: command.output.maxWarnings).status(of: report)
    }

    /// Writes what was mended, or shows it, and reports what is left.
    private func finish(
        _ fixed: FixStage.Result, _ standing: SourceSet.Standing?, _ rules: [ActiveRule], _ found: Discovery.Result,
        _ watch: Stopwatch
    ) throws -> ExitStatus {
        var fixed = fixed
        if command.fixes.diff {
            try Console.write(fixed.changed.flatMap(\.diff))
            sayMended(fixed, "would mend")
            fixed.sources.notices.forEach(say)
            if fixed.sources.counts.read + fixed.sources.counts.failed == 0 { return try emptyStatus(found, fixed.sources) }
            return fixed.sources.counts.failed > 0 ? .failure : fixed.changed.isEmpty ? .clean : .findings
        }
        // A file that is named itself may be a link within its own folder.
        fixed.writeFiles(below: found.roots + found.named.compactMap(\.folder))
        sayMended(fixed, "mended")
        if let standing {
            let name = surroundings.names.reported(standing.path)
            try Console.write(fixed.sources.files.first { $0.path == name }?.bytes ?? standing.bytes)
        }
        return try finish(
            fixed.lint, fixed.sources, rules, found, watch, standardOutput: standing == nil ? .report : .code)
    }

    private func sayMended(_ fixed: FixStage.Result, _ what: String) {
        guard fixed.mended > 0, !command.output.quiet else { return }
        let files = fixed.changed.count == 1 ? "1 file" : "\(fixed.changed.count) files"
        Console.say("\(what) \(fixed.mended) finding\(fixed.mended == 1 ? "" : "s") in \(files)")
    }

    // MARK: Settings

    private var jobs: Int { command.files.jobs ?? Console.processorCount }

    private func paths() throws -> [Path] {
        let typed = command.files.paths.filter { $0 != "-" }.map(typedPath)
        if command.files.useScriptInputFiles { return typed + (try ScriptInputs(environment: Console.environment).paths()) }
        return command.files.paths.isEmpty ? [Path(".")] : typed
    }

    private func standardInput() throws -> SourceSet.Standing? {
        guard command.files.paths.contains("-") else { return nil }
        let name = typedPath(command.files.stdinFilename ?? "stdin.swift")
        do {
            guard let bytes = try Console.input(limit: SourceReader.sizeLimit) else {
                throw Failure("standard input is larger than 1 GiB")
            }
            return SourceSet.Standing(path: absolute(name, in: surroundings.names.workingFolder), bytes: bytes)
        } catch let error as SystemError {
            throw Failure("standard input cannot be read: \(error.message)")
        }
    }

    private func report(_ result: LintResult, _ sources: SourceSet, _ rules: [ActiveRule], root: Path?) -> Report {
        let working = surroundings.names.workingFolder.description
        let ids = Set(rules.map(\.rule.id))
        return Report(
            tool: Report.Tool(version: Release.version, url: Release.homepage),
            rules: Catalogue.rules.filter { ids.contains($0.id) }.map(\.description),
            findings: result.findings.filter { sources.selected.contains($0.location.file.path) },
            suppressed: result.suppressed.filter { sources.selected.contains($0.finding.location.file.path) },
            notices: sources.notices, files: sources.counts,
            folders: Folders(working: working, root: root?.description ?? working))
    }

    /// Standard error: what went wrong with files, then the sums.
    private func tell(_ report: Report) {
        report.notices.forEach(say)
        if command.output.statistics { Statistics(report).lines.forEach(Console.say) }
        if !plan.tellsSummary, !command.output.quiet { Console.say(report.summary) }
    }

    private func say(_ notice: Notice) {
        guard notice.severity == .error || !command.output.quiet else { return }
        let place = notice.path.map { "\($0): " } ?? ""
        Console.say("\(notice.severity.rawValue): \(place)\(notice.message)")
    }

    /// The option, else the strictest that the projects' outermost configurations ask for.
    private func failLevel(_ roots: [Path]) throws -> FailLevel {
        if let level = command.output.failOn { return level }
        let layers = try roots.compactMap { try surroundings.configurations.layers(from: $0, to: $0).first }
        let asked = layers.compactMap(\.configuration.failOn?.value)
        return [.note, .warning, .error, .never].first(where: asked.contains) ?? .warning
    }

    /// Nothing was there to read: a gate must not pass by that, unless whoever chose the files chose none.
    private func emptyStatus(_ found: Discovery.Result, _ sources: SourceSet) throws -> ExitStatus {
        if command.files.allowEmpty || command.files.useScriptInputFiles { return .clean }
        if command.files.forceExclude, !found.skipped.isEmpty { return .clean }
        let typed = command.files.paths.map { "'\($0)'" }.joined(separator: ", ")
        let skipped = found.skipped.isEmpty ? "" : "; \(sources.counts.skipped) skipped (--show-files says why)"
        throw Failure("no Swift files found in \(typed.isEmpty ? "the working folder" : typed)\(skipped); --allow-empty lets this pass")
    }
}

extension Rule {
    /// What reports say of it.
    var description: RuleDescription {
        RuleDescription(id: id, summary: summary, why: why, severity: severity, helpURL: Release.helpURL(of: id))
    }
}

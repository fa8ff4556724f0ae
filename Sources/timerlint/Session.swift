import TimerlintAnalyses
import TimerlintConfig
import TimerlintDiagnostics
import TimerlintLinting
import TimerlintSource
import TimerlintSourceExploration
import TimerlintSuppressions
import TimerlintTimers
import TimerlintWorkspace

/// The part of a run from options to findings, shared by all commands that lint.
struct Session {
    let options: FileOptions
    let choice: RuleChoice
    let surroundings: Surroundings

    /// `folder` and `configurations` as for `Surroundings`. Throws `Failure` or `ConfigurationError` if the run
    /// cannot start.
    init(_ options: FileOptions, _ rules: RuleOptions, folder: Path? = nil, configurations: [Path: [UInt8]] = [:])
        throws
    {
        self.options = options
        choice = try RuleChoice(rules)
        var surroundings = try Surroundings(config: options.config, folder: folder, overlays: configurations)
        surroundings.settings.honorsGitignore = !options.noIgnore
        surroundings.settings.excludesNamedPaths = options.forceExclude
        self.surroundings = surroundings
    }

    /// The files of a run, and the contents of those not read from disk.
    struct Files {
        var found: Discovery.Result
        /// The contents of standard input, if requested.
        var input: SourceSet.Standing?
    }

    /// The results after all rules have run.
    struct Analysis {
        let files: Files
        var sources: SourceSet
        let rules: [ActiveRule]
        let linter: Linter
        var result: LintResult
        /// The additional engine for Objective-C.
        let engine: ObjectiveCEngine?
    }

    func findFiles() throws -> Files {
        let input = try standardInput()
        let found = try surroundings.discovery.files(at: try paths(), replacing: input.map { [$0.path] } ?? [])
        try checkForCommand(found)
        return Files(found: found, input: input)
    }

    /// The files below absolute paths.
    func findFiles(at paths: [Path]) throws -> Files { Files(found: try surroundings.discovery.files(at: paths)) }

    /// Throws with a suggestion if the only path does not exist and resembles a command's name.
    private func checkForCommand(_ found: Discovery.Result) throws {
        guard options.paths.count == 1, found.faults.first?.reason == .missing else { return }
        let commands = Timerlint.configuration.subcommands.compactMap {
            $0.configuration.shouldDisplay ? $0.configuration.commandName : nil
        }
        guard let command = nearestName(to: options.paths[0], among: commands) else { return }
        throw Failure("\(options.paths[0]): no such file or folder; did you mean the command '\(command)'?")
    }

    /// Adds sources that exist only in git's index. They are reported on if the paths of the run cover them.
    func adding(_ absent: [Path], to files: Files) throws -> Files {
        try adding(absent, to: files, below: paths().map { absolute($0, in: surroundings.names.workingFolder) })
    }

    /// Adds sources that are not on disk. They are reported on if they lie below the named paths. All paths are
    /// absolute.
    func adding(_ absent: [Path], to files: Files, below named: [Path]) throws -> Files {
        var files = files
        let selected = try surroundings.discovery.wouldFind(absent, below: named)
        let context = try surroundings.discovery.wouldFind(absent, below: files.found.roots)
        files.found.selected += selected
        files.found.context += context.filter(Set(context).subtracting(selected).contains)
        files.found.selected.sort()
        return files
    }

    /// `overlays` replace files on disk, by absolute path. `isLast`: the process analyses nothing after this.
    func analyse(
        _ files: Files, overlays: [SourceSet.Standing] = [], isLast: Bool = true, _ watch: inout Stopwatch
    ) throws -> Analysis {
        let prepared = try prepare(files, overlays: overlays, &watch)
        let (facts, result) = watch.time(.lint) { prepared.linter.examine(prepared.sources.files) }
        // To free the facts piece by piece would take 2 % of the run.
        if isLast { keepUntilExit(facts) }
        return prepared.analysis(of: files, result)
    }

    /// Also returns the facts behind the findings; `nil` if no file mentions a timer.
    func examine(_ files: Files, _ watch: inout Stopwatch) throws -> (analysis: Analysis, facts: ProjectFacts?) {
        let prepared = try prepare(files, overlays: [], &watch)
        let (facts, result) = watch.time(.lint) { prepared.linter.examine(prepared.sources.files) }
        return (prepared.analysis(of: files, result), facts)
    }

    /// The inputs of linting.
    private struct Prepared {
        let rules: [ActiveRule]
        let sources: SourceSet
        let linter: Linter
        let engine: ObjectiveCEngine?

        func analysis(of files: Files, _ result: LintResult) -> Analysis {
            Analysis(files: files, sources: sources, rules: rules, linter: linter, result: result, engine: engine)
        }
    }

    private func prepare(_ files: Files, overlays: [SourceSet.Standing], _ watch: inout Stopwatch) throws -> Prepared {
        let (rules, premises) = try watch.time(.configure) { try configuration(for: files) }
        let (engine, notice) = try options.engine.engine(jobs: jobs)
        let sources = watch.time(.read) {
            var sources = SourceSet.read(files, overlays: overlays, settings: surroundings.settings, jobs: jobs)
            if let notice { sources.notices.append(notice) }
            sources.skip(CrashRecovery.crashes)
            engine?.refine(&sources, in: surroundings.names.workingFolder)
            return sources
        }
        return Prepared(
            rules: rules, sources: sources, linter: Linter(rules: rules, jobs: jobs, premises: premises), engine: engine
        )
    }

    /// The rules as configured for the files, and the premises from the configurations and build files. Throws
    /// `ConfigurationError`.
    func configuration(for files: Files) throws -> (rules: [ActiveRule], premises: Premises) {
        let named = files.found.selected + (files.input.map { [$0.path] } ?? [])
        let active = surroundings.activeRules(choice, roots: files.found.roots)
        let id = surroundings.names.id(of:)
        var premises = try active.premises(for: named + files.found.context, id: id)
        premises.workingFolder = surroundings.names.workingFolder.description
        premises.builds = files.found.buildFiles
        let crashed = Set(CrashRecovery.crashes.map(\.unit))
        let rules = try active.rules(for: named, id: id).filter { !crashed.contains(.rule($0.rule.id)) }
        return (rules, premises)
    }

    private var jobs: Int { options.jobs ?? Console.processorCount }

    private func paths() throws -> [Path] {
        var typed = options.paths.filter { $0 != "-" }.map(Invocation.path)
        if let list = options.filesFrom { typed += try PathList(file: Invocation.path(list)).paths() }
        if options.useScriptInputFiles { return typed + (try ScriptInputs(environment: Console.environment).paths()) }
        return options.paths.isEmpty && options.filesFrom == nil ? [Path(".")] : typed
    }

    private func standardInput() throws -> SourceSet.Standing? {
        guard options.paths.contains("-") else { return nil }
        let name = Invocation.path(options.stdinFilename ?? "stdin.swift")
        do {
            guard let bytes = try Console.input(limit: SourceReader.sizeLimit) else {
                throw Failure("standard input is larger than 1 GiB")
            }
            return SourceSet.Standing(path: absolute(name, in: surroundings.names.workingFolder), bytes: bytes)
        } catch let error as SystemError {
            throw Failure("standard input cannot be read: \(error.message)")
        }
    }

    /// The exit status if there was nothing to read. Throws `Failure`, so that a CI gate does not pass by
    /// mistake, unless an empty selection is legitimate.
    func emptyStatus(_ analysis: Analysis) throws -> ExitStatus {
        let skipped = analysis.sources.counts.skipped
        let isChosenElsewhere =
            options.useScriptInputFiles || options.filesFrom != nil || options.staged || options.changedSince != nil
        if options.allowEmpty || isChosenElsewhere || options.forceExclude && skipped > 0 { return .clean }
        let typed = options.paths.map { "'\($0)'" }.joined(separator: ", ")
        let place = typed.isEmpty ? "the working folder" : typed
        let hint = skipped == 0 ? "" : "; \(skipped) skipped (--show-files says why)"
        throw Failure("no sources found in \(place)\(hint); --allow-empty lets this pass")
    }

    /// The configurations in the projects' root folders.
    func rootConfigurations(_ found: Discovery.Result) throws -> [ConfigurationFiles.Layer] {
        try found.roots.compactMap { try surroundings.configurations.layers(from: $0, to: $0).first }
    }
}

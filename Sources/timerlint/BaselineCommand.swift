import ArgumentParser
import TimerlintConfig
import TimerlintDiagnostics
import TimerlintSource
import TimerlintWorkspace

struct BaselineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "baseline",
        abstract: "Write down the findings there are, so that only new ones count from now on.",
        discussion: """
            Writes .timerlint-baseline.json into the project's root, or the file that the configuration names, and \
            'timerlint lint' finds it there. Findings of files that are not linted this time stay as they are.

            Examples:
              timerlint baseline            write it, or bring it up to date
              timerlint baseline --prune    only remove what is no longer found
            """)

    @OptionGroup(title: "Files") var files: FileOptions
    @OptionGroup(title: "Rules") var rules: RuleOptions

    @Option(
        name: .long, help: ArgumentHelp("Write this file.", valueName: "file"), completion: .file(extensions: ["json"]))
    var baseline: String?

    @Flag(name: .long, help: "Remove entries that match nothing any more, and add none.")
    var prune = false

    func validate() throws {
        try files.check()
        let unfit = [
            (files.staged, "--staged"), (files.changedSince != nil, "--changed-since"),
            (files.showFiles, "--show-files"), (files.paths.contains("-"), "'-'"),
        ]
        if let option = unfit.first(where: \.0)?.1 {
            throw ValidationError("a baseline covers whole files as they are: leave out \(option)")
        }
    }

    func run() throws {
        CrashRecovery.install()
        let session = try Session(files, rules)
        let names = session.surroundings.names
        var watch = Stopwatch(progress: Progress())
        let analysis = try session.analyse(try session.findFiles(), &watch)
        for notice in analysis.sources.notices where notice.severity == .error { Console.say(notice) }
        if analysis.sources.counts.failed > 0 {
            throw Failure("no baseline was written, because not every file could be read")
        }
        if analysis.sources.counts.read == 0 { throw try session.emptyStatus(analysis) }
        guard let path = try BaselineInForce.path(option: baseline, session, analysis.files.found) else {
            throw Failure("these paths belong to several projects; name the file with --baseline")
        }
        let place = BaselineInForce(path: path)
        let old =
            FileSystem.exists(path) ? try BaselineFile(reading: path, name: names.reported(path)) : BaselineFile([])
        let found = analysis.result.findings.filter { analysis.sources.selected.contains($0.location.file.id) }
        let new = updated(old, with: found.map { place.key(of: $0, names) }, place, analysis, names)
        do {
            try FileSystem.write(Array(new.text.utf8), to: path)
        } catch {
            throw Failure("cannot write '\(names.reported(path))': \(error.message)")
        }
        let count = new.known.counts.values.reduce(0, +)
        Console.say("wrote \(names.reported(path)): \(count) known finding\(count == 1 ? "" : "s")")
    }

    /// Keeps the known findings of other files and of rules that did not run.
    private func updated(
        _ old: BaselineFile, with found: [FindingKey], _ place: BaselineInForce, _ analysis: Session.Analysis,
        _ names: ReportedNames
    ) -> BaselineFile {
        var left = old.known.counts
        let matched = found.filter { key in
            guard let count = left[key] else { return false }
            left[key] = count > 1 ? count - 1 : nil
            return true
        }
        let stale = place.stale(left, analysis, names)
        let untouched = left.filter { stale[$0.key] == nil }.flatMap { repeatElement($0.key, count: $0.value) }
        return BaselineFile((prune ? matched : found) + untouched)
    }
}

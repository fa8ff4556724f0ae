import TimerlintInventory
import TimerlintReporting
import TimerlintRules
import TimerlintSource
import TimerlintWorkspace

/// One run of `inventory`, from options to exit status.
struct InventoryRun {
    let command: InventoryCommand
    private let session: Session
    private let filter: TimerFilter

    /// Throws `Failure` or `ConfigurationError` if the run cannot start.
    init(command: InventoryCommand) throws {
        self.command = command
        filter = try command.selection.filter()
        session = try Session(command.files, RuleOptions.parse([]))
    }

    /// Throws the same errors as `init`.
    func run() throws -> ExitStatus {
        var watch = Stopwatch(progress: Progress())
        let files = try session.findFiles()
        if command.files.showFiles {
            return try FileListing(names: session.surroundings.names, found: files.found).write()
        }
        watch.fileCount = files.found.selected.count + files.found.context.count
        let (analysis, facts) = try session.examine(files, &watch)
        for notice in analysis.sources.notices { Console.say(notice) }
        let counts = analysis.sources.counts
        if counts.read + counts.failed == 0 { return try session.emptyStatus(analysis) }
        let name = treeName(files)
        let selected = analysis.sources.selected
        let result = analysis.result
        // Trees can be deep, so reading them also needs a worker's stack.
        var inventory = concurrentMap([facts], jobs: 1) { facts in
            readInventory(facts, name: name, findings: result.findings, suppressed: result.suppressed) {
                selected.contains($0.id)
            }
        }[0]
        inventory.notices = analysis.sources.notices
        inventory = inventory.selecting(filter, order: command.selection.sort)
        try write(inventory)
        return counts.failed > 0 ? .failure : .clean
    }

    /// The name of the requested folder, if it is one, else of the project's.
    private func treeName(_ files: Session.Files) -> String {
        let working = session.surroundings.names.workingFolder
        let named =
            command.files.paths.count == 1 ? absolute(Invocation.path(command.files.paths[0]), in: working) : nil
        let folder = named ?? files.found.roots.first ?? working
        return String(decoding: folder.name, as: UTF8.self)
    }

    private func write(_ inventory: Inventory) throws {
        let style = InventoryStyle(
            grouping: command.output.groupBy, linkBase: command.output.linkBase,
            tool: Report.Tool(version: Release.version, url: Release.homepage))
        let text = inventory.text(command.output.format, style)
        guard let file = command.output.output else { return try Console.write(text) }
        do {
            try FileSystem.write(Array(text.utf8), to: Invocation.path(file))
        } catch {
            throw Failure("cannot write to '\(file)': \(error.message)")
        }
    }
}

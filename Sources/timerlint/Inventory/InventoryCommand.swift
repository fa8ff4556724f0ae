import ArgumentParser
import TimerlintDiagnostics
import TimerlintInventory
import TimerlintReporting
import TimerlintRules
import TimerlintSource
import TimerlintWorkspace

struct InventoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inventory",
        abstract: "List every timer of a tree, and draw its life.",
        discussion: """
            Says of each timer who owns it, how often it fires and where, what it runs and keeps, and where it is started, \
            paused and ended, with what 'timerlint lint' finds about it. Findings do not change the exit code.

            Examples:
              timerlint inventory                                     a table of the working folder's timers
              timerlint inventory --format html --output timers.html  a page with a drawn life line for each
              timerlint inventory --sort wakeups Sources              those first that wake the processor most
              timerlint inventory --only-findings --format json       for scripts

            Exit codes: 0 listed, 2 bad usage or something could not be read.
            """)

    @OptionGroup(title: "Files") var files: FileOptions
    @OptionGroup(title: "Timers") var selection: InventorySelection
    @OptionGroup(title: "Output") var output: InventoryOutput

    func validate() throws {
        try files.check()
        let unfit = [(files.staged, "--staged"), (files.changedSince != nil, "--changed-since")]
        if let option = unfit.first(where: \.0)?.1 {
            throw ValidationError("an inventory describes the whole tree: leave out \(option)")
        }
        try output.check()
    }

    func run() throws {
        CrashRecovery.install()
        let status = try InventoryRun(command: self).run()
        if status != .clean { throw status }
    }
}

/// The timers to show, and their order.
struct InventorySelection: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Only timers of these kinds (comma-separated): \(TimerEntry.Kind.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "kinds"),
        completion: .list(TimerEntry.Kind.allCases.map(\.rawValue)))
    var kind: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("Only timers of owners with such a name; * is any text, ? one character.", valueName: "glob")
    )
    var owner: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Only timers with a finding of these rules (comma-separated).", valueName: "rules"),
        completion: .list(Catalogue.rules.map(\.id)))
    var rule: [String] = []

    @Flag(name: .long, help: "Only timers with findings.")
    var onlyFindings = false

    @Option(name: .long, help: "What comes first: \(TimerOrder.allCases.map(\.rawValue).joined(separator: ", ")).")
    var sort: TimerOrder = .path

    /// Throws `Failure` for an unknown kind or rule.
    func filter() throws -> TimerFilter {
        var filter = TimerFilter()
        let kinds = try Self.names(in: kind, of: "--kind", known: TimerEntry.Kind.allCases.map(\.rawValue))
        filter.kinds = Set(kinds.compactMap(TimerEntry.Kind.init))
        filter.owner = owner.map { NamePattern($0) }
        filter.rules = Set(try Self.names(in: rule, of: "--rule", known: Catalogue.rules.map(\.id)))
        filter.onlyFindings = onlyFindings
        return filter
    }

    private static func names(in lists: [String], of option: String, known: [String]) throws -> [String] {
        let names = lists.flatMap { $0.split(separator: ",").map { String($0.trimmingSpaces) } }
        if names.isEmpty, !lists.isEmpty { throw Failure("\(option) needs a name") }
        for name in names where !known.contains(name) {
            let hint = nearestName(to: name, among: known).map { "did you mean '\($0)'? " } ?? ""
            throw Failure("unknown name '\(name)' in \(option); \(hint)there are \(known.joined(separator: ", "))")
        }
        return names
    }
}

/// The format and destination of an inventory.
struct InventoryOutput: ParsableArguments {
    @Option(name: .long, help: "\(InventoryFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format: InventoryFormat = .text

    @Option(
        name: .long, help: ArgumentHelp("Write to this file, not to standard output.", valueName: "file"),
        completion: .file())
    var output: String?

    @Option(
        name: .long, help: "Put timers together by \(TimerGrouping.allCases.map(\.rawValue).joined(separator: ", ")).")
    var groupBy: TimerGrouping?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "What the page's links to lines begin with, such as https://example.org/blob/main/. Without it there are none.",
            valueName: "url"))
    var linkBase: String?

    /// Throws for invalid values and conflicting options.
    func check() throws {
        guard let linkBase else { return }
        if format != .html { throw ValidationError("--link-base goes with --format html") }
        if !linkBase.hasPrefix("https://"), !linkBase.hasPrefix("http://") {
            throw ValidationError("--link-base needs a URL that begins with https:// or http://")
        }
    }
}

extension InventoryFormat: ExpressibleByArgument {}
extension TimerOrder: ExpressibleByArgument {}
extension TimerGrouping: ExpressibleByArgument {}

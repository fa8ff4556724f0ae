import ArgumentParser
import TimerlintConfig
import TimerlintDiagnostics
import TimerlintReporting
import TimerlintRules
import TimerlintWorkspace

struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Show what applies to a file, and which configuration says so.",
        discussion: """
            Examples:
              timerlint config                    the working folder
              timerlint config App/Clock.swift
              timerlint config --schema > timerlint.schema.json    for an editor that completes and checks
            """)

    @Argument(help: "A file or folder.", completion: .file())
    var path: String = "."

    @Option(
        name: .long, help: ArgumentHelp("Read this configuration and no other.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml", "json"]))
    var config: String?

    @Flag(name: .long, help: "Print the JSON Schema of configuration files, then exit.")
    var schema = false

    func run() throws {
        if schema { return try Console.write(ConfigurationSchema().text) }
        let surroundings = try Surroundings(config: config)
        let path = absolute(Invocation.path(path), in: surroundings.names.workingFolder)
        guard FileSystem.exists(path) else { throw Failure("\(self.path): no such file or folder") }
        try Console.write(try ConfigListing(surroundings: surroundings, path: path).text)
    }
}

/// All effective settings of a path, one per line, with their origins.
struct ConfigListing {
    private var rows: [(name: String, value: String, origin: String)] = []

    init(surroundings: Surroundings, path: Path) throws {
        let folder = (try? FileSystem.status(of: path).kind) == .folder ? path : path.folder ?? path
        let root =
            ProjectRoot(configurationNames: surroundings.configurations.rootNames).base(
                above: folder, workingFolder: surroundings.names.workingFolder) ?? folder
        // A name in the folder represents its files.
        let file = folder == path ? path.appending("any.swift") : path
        let active = surroundings.activeRules(RuleChoice(), roots: [root])
        add("root", surroundings.names.reported(root), "")
        let configurations = try active.layers(for: file).map(\.configuration)
        add("exclude", DiscoverySettings.defaultExcludes.joined(separator: ", "), "default")
        for configuration in configurations { add(configuration) }
        if configurations.allSatisfy({ $0.failOn == nil }) { add("fail_on", FailLevel.warning.rawValue, "default") }
        for target in try TargetListing(surroundings, root: root).rows(for: file) {
            add("target", target.value, target.origin)
        }
        let settings = try active.settings(for: file)
        if let isUI = settings.isUI { add("ui", "\(isUI.value)", isUI.origin) }
        for rule in Catalogue.rules { add(rule, settings, active.choice) }
    }

    private mutating func add(_ name: String, _ value: String, _ origin: String) {
        rows.append((name, value, origin))
    }

    private mutating func add(_ configuration: Configuration) {
        add("configuration", configuration.file, "")
        if let list = configuration.include { add("include", list.value.joined(separator: ", "), list.origin) }
        if let list = configuration.exclude { add("exclude", list.value.joined(separator: ", "), list.origin) }
        if let level = configuration.failOn { add("fail_on", level.value.rawValue, level.origin) }
        if let file = configuration.baseline { add("baseline", file.value, file.origin) }
        let wrappers = configuration.wrappers
        for (name, values) in [
            ("timers", wrappers.timers.map(\.type)), ("weak_proxies", wrappers.weakProxies),
            ("main_thread", wrappers.mainThread),
        ]
        where !values.isEmpty {
            add("wrappers: \(name)", values.joined(separator: ", "), configuration.file)
        }
    }

    private mutating func add(_ rule: Rule, _ settings: PathSettings, _ choice: RuleChoice) {
        let decision = choice.decision(on: rule, settings.rules)
        let isFirm = decision.isSet || decision.level == .off || rule.levels == nil
        add(rule.id, decision.level.name, decision.origin + (isFirm ? "" : "; evidence may change it"))
        guard decision.level != .off else { return }
        for option in rule.options {
            let configured = settings.rules.options[rule.id]?[option.name]
            add("  \(option.name)", (configured?.value ?? option.defaultValue).text, configured?.origin ?? "default")
        }
    }

    var text: String {
        let widths = (rows.map(\.name.count).max() ?? 0, rows.map(\.value.count).filter { $0 < 40 }.max() ?? 0)
        return rows.map { row in
            let line = padded(row.name, widths.0) + "  " + row.value
            return (row.origin.isEmpty ? line : padded(line, widths.0 + 2 + widths.1) + "  " + row.origin).logLine
                + "\n"
        }.joined()
    }
}

/// Padded with spaces to a width.
func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

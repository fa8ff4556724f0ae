import TimerlintConfig
import TimerlintWorkspace

/// The environment of a run: the working folder, its project, and the effective configurations.
struct Surroundings {
    var settings: DiscoverySettings
    let configurations: ConfigurationFiles

    var names: ReportedNames { settings.names }

    /// `config` is the file of `--config`. `folder`, absolute, replaces the process's working folder.
    /// `overlays` replace configuration files, by absolute path. Throws `Failure`, or a `ConfigurationError` in
    /// that file.
    init(config: String?, folder: Path? = nil, overlays: [Path: [UInt8]] = [:]) throws {
        let working = try folder ?? Self.workingFolder()
        var names = ReportedNames(workingFolder: working)
        names.project = ProjectRoot(configurationNames: config == nil ? ConfigurationFiles.names : []).root(
            above: working)
        let file = config.map { absolute(Invocation.path($0), in: working) }
        configurations = try ConfigurationFiles(names: names, only: file, overlays: overlays)
        settings = DiscoverySettings(names: names, configurationNames: configurations.rootNames)
    }

    private static func workingFolder() throws -> Path {
        do {
            return try FileSystem.workingFolder()
        } catch {
            throw Failure("the working folder cannot be read: \(error.message)")
        }
    }

    var discovery: Discovery { Discovery(settings: settings, patterns: configurations.patterns) }

    func activeRules(_ choice: RuleChoice, roots: [Path]) -> ActiveRules {
        ActiveRules(choice: choice, configurations: configurations, roots: roots)
    }
}

import TimerlintAnalyses
import TimerlintConfig
import TimerlintDiagnostics
import TimerlintLinting
import TimerlintRules
import TimerlintSource
import TimerlintSourceExploration
import TimerlintWorkspace

/// Determines the configuration with which each rule runs on each file. Input: configurations and command line.
/// Output: the rules to run.
struct ActiveRules {
    let choice: RuleChoice
    let configurations: ConfigurationFiles
    /// The roots of the projects, absolute.
    let roots: [Path]

    /// A configuration of a rule.
    private struct Form: Hashable {
        let severity: Severity?
        let options: [String: Rule.Option.Value]
    }

    /// `files` are absolute.
    func rules(for files: [Path], id: (Path) -> FileID) throws -> [ActiveRule] {
        var groups = try Dictionary(grouping: files) { try parts(for: $0).map(\.identity) }.values.map { files in
            (settings: try settings(for: files[0]).rules, files: files)
        }
        if groups.isEmpty { groups = [(RuleSettings(), [])] }
        return Catalogue.rules.flatMap { rule -> [ActiveRule] in
            let forms = Dictionary(grouping: groups) { form(of: rule, $0.settings) }
            return forms.compactMap { form, groups in
                guard let form else { return nil }
                let files = forms.count == 1 ? nil : Set(groups.flatMap(\.files).map(id))
                return ActiveRule(rule: rule, options: form.options, severity: form.severity, files: files)
            }
        }
    }

    /// The premises that the configurations state about the code, for all files that are read.
    func premises(for files: [Path], id: (Path) -> FileID) throws -> Premises {
        var result = Premises()
        for file in files where try layers(for: file).contains(where: \.configuration.describesCode) {
            result[id(file)] = try settings(for: file).premises
        }
        return result
    }

    /// The effective configuration of a file.
    func settings(for file: Path) throws -> PathSettings { PathSettings(try parts(for: file)) }

    private func parts(for file: Path) throws -> [ConfigurationPart] {
        ConfigurationPart.parts(of: try layers(for: file), for: file)
    }

    func layers(for file: Path) throws -> [ConfigurationFiles.Layer] {
        let folder = file.folder ?? Path("/")
        let root = roots.first { file.isWithin($0) } ?? folder
        return try configurations.layers(from: root, to: folder)
    }

    /// `nil` if the rule is off. At the default level, milder findings keep their own severity; a configured
    /// level applies to all findings.
    private func form(of rule: Rule, _ settings: RuleSettings) -> Form? {
        let decision = choice.decision(on: rule, settings)
        guard case .at(let level) = decision.level else { return nil }
        var options = Dictionary(uniqueKeysWithValues: rule.options.map { ($0.name, $0.defaultValue) })
        for (name, value) in settings.options[rule.id] ?? [:] { options[name] = value.value }
        return Form(severity: decision.isSet ? level : nil, options: options)
    }
}

import TimerlintAnalyses
import TimerlintRules
import TimerlintWorkspace

/// The effective settings of a file: all its configurations, applied in order.
package struct PathSettings: Sendable {
    package var rules = RuleSettings()
    /// Whether the code is an app's user interface; `nil` if unspecified.
    package var isUI: Sourced<Bool>?
    package var wrappers = Wrappers()

    package init() {}

    /// `parts` are applied in order; later ones override earlier ones.
    package init(_ parts: [ConfigurationPart]) {
        for part in parts {
            rules = rules.refined(by: part.rules)
            isUI = part.isUI ?? isUI
            wrappers = wrappers.refined(by: part.wrappers)
        }
    }

    /// The premises about this file that rules start from.
    package var premises: Premises.File {
        var result = Premises.File()
        result.wrappers = wrappers
        result.isInterface = isUI?.value
        return result
    }
}

/// The part of a configuration that applies to a file: the whole file, or one of its overrides.
package struct ConfigurationPart: Sendable {
    /// Identifies a part within a run.
    package struct Identity: Hashable, Sendable {
        let file: String
        let override: Int?
    }

    package let identity: Identity
    package let rules: RuleSettings
    package let isUI: Sourced<Bool>?
    package let wrappers: Wrappers

    /// The parts that apply to a file, in order of application. `layers` begin with the outermost; an inner
    /// configuration overrides an outer one. Within one configuration, overrides come after the rest, in file
    /// order.
    package static func parts(of layers: [ConfigurationFiles.Layer], for file: Path) -> [ConfigurationPart] {
        layers.flatMap { layer -> [ConfigurationPart] in
            let whole = layer.configuration
            let base = ConfigurationPart(
                identity: Identity(file: whole.file, override: nil), rules: whole.rules, isUI: whole.isUI,
                wrappers: whole.wrappers)
            guard let rest = file.remainder(below: layer.folder) else { return [base] }
            let overrides = whole.overrides.enumerated().filter { $1.paths.covers(rest) }
            return [base]
                + overrides.map { index, override in
                    ConfigurationPart(
                        identity: Identity(file: whole.file, override: index), rules: override.rules,
                        isUI: override.isUI,
                        wrappers: Wrappers())
                }
        }
    }
}

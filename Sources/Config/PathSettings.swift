import TimerlintAnalyses
import TimerlintRules
import TimerlintWorkspace

/// What the configurations around a file say of it, laid over each other.
package struct PathSettings: Sendable {
    package var rules = RuleSettings()
    /// Whether the code is an app's user interface; `nil` where nobody says.
    package var isUI: Sourced<Bool>?
    package var wrappers = Wrappers()

    package init() {}

    /// The parts in the order in which they are laid over each other.
    package init(_ parts: [ConfigurationPart]) {
        for part in parts {
            rules = rules.refined(by: part.rules)
            isUI = part.isUI ?? isUI
            wrappers = wrappers.refined(by: part.wrappers)
        }
    }

    /// What the rules take for granted of the file.
    package var premises: Premises.File {
        var result = Premises.File()
        result.wrappers = wrappers
        result.isInterface = isUI?.value
        return result
    }
}

/// The part of a configuration that speaks of a file: all of it, or one of its overrides.
package struct ConfigurationPart: Sendable {
    /// Tells the parts of a run apart.
    package struct Identity: Hashable, Sendable {
        let file: String
        let override: Int?
    }

    package let identity: Identity
    package let rules: RuleSettings
    package let isUI: Sourced<Bool>?
    package let wrappers: Wrappers

    /// The parts that speak of a file. `layers` begin with the outermost: an inner configuration wins over every word
    /// of an outer one; within one, overrides win over the rest, and later ones over earlier ones.
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

import TimerlintDiagnostics
import TimerlintRules

/// The configured level of a rule: off, or the severity of its findings.
package enum RuleLevel: Sendable, Hashable {
    case off
    case at(Severity)

    /// `off`, `note`, `warning` or `error`.
    package init?(_ name: String) {
        if name == "off" {
            self = .off
        } else if let severity = Severity(rawValue: name) {
            self = .at(severity)
        } else {
            return nil
        }
    }

    package static let names = ["off"] + Severity.allCases.map(\.rawValue)

    package var name: String {
        switch self {
        case .off: "off"
        case .at(let severity): severity.rawValue
        }
    }
}

extension Rule {
    /// The level without configuration.
    package var defaultLevel: RuleLevel { isOptIn ? .off : .at(severity) }
}

/// The lowest level at which findings make a run fail.
package enum FailLevel: String, CaseIterable, Sendable {
    case error, warning, note, never
}

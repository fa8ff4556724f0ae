/// What this build of the tool is called in reports.
package enum Release {
    package static let version = "0.1.0"
    /// Where people read about it.
    package static let homepage = "https://github.com/timerlint/timerlint"

    /// The part of the documentation that explains a rule.
    package static func helpURL(of rule: String) -> String { "\(homepage)#\(rule)" }
}

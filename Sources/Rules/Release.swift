/// The identity of this build in reports.
package enum Release {
    package static let version = "0.2.0"
    /// The project's home page.
    package static let homepage = "https://github.com/timerlint/timerlint"

    /// The URL of the current version of a file in the repository, for programs.
    package static func file(_ path: String) -> String { "\(homepage)/raw/main/\(path)" }

    /// The URL of the section of the guide that explains a rule.
    package static func helpURL(of rule: String) -> String { "\(homepage)/blob/main/.github/guide.md#\(rule)" }
}

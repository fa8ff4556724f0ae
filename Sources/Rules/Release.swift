/// What this build of the tool is called in reports.
package enum Release {
    package static let version = "0.2.0"
    /// Where people read about it.
    package static let homepage = "https://github.com/timerlint/timerlint"

    /// A file of the repository as it is now, for programs to read.
    package static func file(_ path: String) -> String { "\(homepage)/raw/main/\(path)" }

    /// The page of the guide that explains a rule.
    package static func helpURL(of rule: String) -> String { "\(homepage)/blob/main/.github/guide.md#\(rule)" }
}

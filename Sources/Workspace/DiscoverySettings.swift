import Source

/// What decides which files are read.
package struct DiscoverySettings: Sendable {
    package var honoursGitignore = true
    /// Whether patterns hold for the paths that people name, too.
    package var excludesNamedPaths = false
    /// The file names that make `patterns` be asked.
    package var configurationNames: [String]
    /// What the configuration of a folder says about paths below it; throws what is wrong with it.
    package var patterns: @Sendable (_ folder: Path) throws -> FolderPatterns?
    package var names: ReportedNames

    package init(
        names: ReportedNames, configurationNames: [String] = [],
        patterns: @escaping @Sendable (_ folder: Path) throws -> FolderPatterns? = { _ in nil }
    ) {
        self.names = names
        self.configurationNames = configurationNames
        self.patterns = patterns
    }

    /// What is never walked unless it is named or taken back (`exclude: ["!Pods/"]`): what tools write, not people.
    package static let defaultExcludes = [
        ".build/", "Pods/", "Carthage/", "DerivedData/", ".git/", "node_modules/", "*.generated.swift",
    ]

    /// The languages that are linted. `Language` knows more than have a front end.
    private static let lintedLanguages: Set<Language> = [.swift]

    /// The language that a file is linted as; `nil` for a file that is not.
    package func language(ofName name: some BidirectionalCollection<UInt8>) -> Language? {
        let ending = name.suffix(6)
        guard let dot = ending.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let language = Language(path: String(decoding: ending[dot...], as: UTF8.self))
        return language.flatMap { DiscoverySettings.lintedLanguages.contains($0) ? $0 : nil }
    }
}

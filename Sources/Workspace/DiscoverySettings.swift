import TimerlintSource

/// What decides which files are read.
package struct DiscoverySettings: Sendable {
    package var honoursGitignore = true
    /// Whether patterns hold for the paths that people name, too.
    package var excludesNamedPaths = false
    /// The names of configuration files, which are asked for patterns.
    package var configurationNames: [String]
    package var names: ReportedNames

    package init(names: ReportedNames, configurationNames: [String] = []) {
        self.names = names
        self.configurationNames = configurationNames
    }

    /// What is never walked unless it is named or taken back (`exclude: ["!Pods/"]`): what tools write, not people.
    package static let defaultExcludes = [
        ".build/", "Pods/", "Carthage/", "DerivedData/", ".git/", "node_modules/", "*.generated.swift",
    ]

    /// What is linted, as patterns.
    package static let defaultIncludes = ["*.swift", "*.m", "*.mm", "*.c", "*.h"]

    /// The languages that are linted. `Language` knows more than have a front end.
    private static let lintedLanguages: Set<Language> = [.swift, .objectiveC]

    /// What says how sources are built and is none itself: Xcode's projects and their settings, XcodeGen's
    /// specifications, what others build by, and what Interface Builder writes.
    package static func isBuildFile(_ name: some Collection<UInt8>) -> Bool {
        buildFileNames.contains { name.elementsEqual($0.utf8) }
            || buildFileEndings.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }

    private static let buildFileNames = [
        "project.pbxproj", "project.yml", "BUILD", "BUILD.bazel", "BUCK", "CMakeLists.txt", "GNUmakefile", "Makefile",
        "meson.build",
    ]
    private static let buildFileEndings = [".xcconfig", ".podspec", ".xib", ".storyboard"]

    /// All of these, as patterns.
    package static var buildFilePatterns: [String] { buildFileNames + buildFileEndings.map { "*" + $0 } }

    /// The language that a file is linted as; `nil` for a file that is not.
    package func language(ofName name: some BidirectionalCollection<UInt8>) -> Language? {
        let ending = name.suffix(6)
        guard let dot = ending.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let language = Language(path: String(decoding: ending[dot...], as: UTF8.self))
        return language.flatMap { DiscoverySettings.lintedLanguages.contains($0) ? $0 : nil }
    }
}

import TimerlintSource

/// The settings that determine which files are read.
package struct DiscoverySettings: Sendable {
    package var honorsGitignore = true
    /// Whether patterns also apply to explicitly named paths.
    package var excludesNamedPaths = false
    /// The names of configuration files, which may contain patterns.
    package var configurationNames: [String]
    /// How paths are written in reports.
    package var names: ReportedNames

    package init(names: ReportedNames, configurationNames: [String] = []) {
        self.names = names
        self.configurationNames = configurationNames
    }

    /// Patterns skipped unless named or re-included (`exclude: ["!Pods/"]`): files that tools generate.
    package static let defaultExcludes = [
        ".build/", "Pods/", "Carthage/", "DerivedData/", ".git/", "node_modules/", "*.generated.swift",
    ]

    /// The patterns of linted files.
    package static let defaultIncludes = ["*.swift", "*.m", "*.mm", "*.c", "*.h"]

    /// The languages with a front end, a subset of `Language`.
    private static let lintedLanguages: Set<Language> = [.swift, .objectiveC]

    /// Whether the name is that of a build file rather than a source: an Xcode project or its settings, an
    /// XcodeGen specification, a file of another build system, an Interface Builder file, an information property
    /// list, a list of pods.
    package static func isBuildFile(_ name: some Collection<UInt8>) -> Bool {
        buildFileNames.contains { name.elementsEqual($0.utf8) }
            || buildFileEndings.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }

    private static let buildFileNames = [
        "project.pbxproj", "project.yml", "BUILD", "BUILD.bazel", "BUCK", "CMakeLists.txt", "GNUmakefile", "Makefile",
        "meson.build", "Podfile",
    ]
    private static let buildFileEndings = [
        ".xcconfig", ".podspec", ".xib", ".storyboard", "designable.nib", "Info.plist",
    ]

    /// All of these as patterns.
    package static var buildFilePatterns: [String] { buildFileNames + buildFileEndings.map { "*" + $0 } }

    /// The language that a file is linted as; `nil` if it is not linted.
    package func language(ofName name: some BidirectionalCollection<UInt8>) -> Language? {
        let ending = name.suffix(6)
        guard let dot = ending.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let language = Language(path: String(decoding: ending[dot...], as: UTF8.self))
        return language.flatMap { DiscoverySettings.lintedLanguages.contains($0) ? $0 : nil }
    }
}

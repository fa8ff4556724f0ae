/// A target of a Swift package, an Xcode project or a generator's specification: what it builds, for which platforms,
/// from which files, and how it treats them.
package struct BuildTarget: Sendable {
    package enum Product: String, Sendable {
        case app
        case appExtension = "app extension"
        /// An XPC service or a system extension: a process that the system starts, without a user interface.
        case service
        /// A command-line tool or a daemon.
        case tool
        /// A framework, a static or dynamic library.
        case library
        /// Code that a host loads at run time.
        case plugin = "plug-in"
        case test
        case unknown
    }

    /// What unannotated code is isolated to.
    package enum Isolation: Sendable {
        case mainActor
        /// Async functions stay on their caller's actor.
        case caller
        /// They leave it, as the language has it by default.
        case none
        case unknown
    }

    package let name: String
    /// The full path of the file that declares it.
    package let origin: String
    package var product = Product.unknown
    /// What it can run on; empty where nobody says, as in a Swift package.
    package var platforms: Set<Platform> = []
    /// The oldest version that it runs on, for each platform that it says one for.
    package var deploymentTargets: [Platform: PlatformVersion] = [:]
    /// `SWIFT_VERSION`, or what a package's tools version and settings stand for; `nil` where nobody says or
    /// configurations differ.
    package var languageMode: LanguageMode?
    package var isolation = Isolation.unknown
    /// The checks of isolation at run time that a setting asks for.
    var askedChecks: IsolationChecks = []
    /// Whether its imports tell whether it has user interface: an app has, whatever its own files import.
    package var canProveAbsence = true
    /// Whether others can build against it: a library product reaches it.
    package var isExported = false
    /// Sources by full path.
    var files: Set<String> = []
    /// Folders whose sources belong to it, each with a `/` at its end.
    var folders: [String] = []
    /// Files, and folders with a `/` at their end, among those that do not.
    var exceptions: Set<String> = []

    init(name: String, origin: String) {
        self.name = name
        self.origin = origin
    }

    package var isTest: Bool { product == .test }

    /// Whether a source of its folders, by its full path, is none of its files.
    func isException(_ path: String) -> Bool {
        exceptions.contains(path) || exceptions.contains { $0.hasSuffix("/") && path.hasPrefix($0) }
    }
}

/// One of Apple's platforms, by the name that `#if os(…)` and `@available` have for it.
package enum Platform: String, Sendable, CaseIterable, Comparable {
    case iOS, macCatalyst, macOS, tvOS, visionOS, watchOS

    package static func < (a: Platform, b: Platform) -> Bool { a.rawValue < b.rawValue }
}

/// A version of a platform: `15.2` of `iOS 15.2`.
package struct PlatformVersion: Sendable, Comparable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// `13`, `13.0`, `10.15.4`, `v10_15`; `nil` for other text.
    package init?(_ text: String) {
        let digits = text.hasPrefix("v") ? text.dropFirst() : Substring(text)
        let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }.map { Int($0) }
        guard let first = parts.first, let major = first, parts.allSatisfy({ $0 != nil }) else { return nil }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    package static func < (a: PlatformVersion, b: PlatformVersion) -> Bool {
        (a.major, a.minor) < (b.major, b.minor)
    }

    package var description: String { "\(major).\(minor)" }
}

/// The version of the language that code is compiled as: 5 with its warnings, 6 with its checks.
package struct LanguageMode: Sendable, Comparable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    package static let v5 = LanguageMode(major: 5, minor: 0)
    package static let v6 = LanguageMode(major: 6, minor: 0)

    package init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// `5`, `5.0`, `4.2`, `v6`; `nil` for other text.
    package init?(_ text: String) {
        guard let version = PlatformVersion(text) else { return nil }
        self.init(major: version.major, minor: version.minor)
    }

    package static func < (a: LanguageMode, b: LanguageMode) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

    package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

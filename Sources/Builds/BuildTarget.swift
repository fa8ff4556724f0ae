/// A target of a Swift package, an Xcode project or a generator's specification: its product, platforms, files
/// and compiler settings.
package struct BuildTarget: Sendable {
    /// What the target builds.
    package enum Product: String, Sendable {
        case app
        case appExtension = "app extension"
        /// An XPC service or a system extension: a process without a user interface, launched by the system.
        case service
        /// A command-line tool or a daemon.
        case tool
        /// A framework, a static or dynamic library.
        case library
        /// Code that a host process loads at run time.
        case plugin = "plug-in"
        case test
        case unknown
    }

    /// The default actor isolation of unannotated code.
    package enum Isolation: Sendable {
        case mainActor
        /// Async functions run on their caller's actor.
        case caller
        /// Async functions leave the caller's actor, the language's default.
        case none
        case unknown
    }

    package let name: String
    /// The full path of the declaring file.
    package let origin: String
    package var product = Product.unknown
    /// The platforms it can run on; empty if unspecified, as in a Swift package.
    package var platforms: Set<Platform> = []
    /// The minimum deployment version of each platform that specifies one.
    package var deploymentTargets: [Platform: PlatformVersion] = [:]
    /// `SWIFT_VERSION`, or the mode implied by a package's tools version and settings; `nil` if unspecified or
    /// if configurations differ.
    package var languageMode: LanguageMode?
    package var isolation = Isolation.unknown
    /// The runtime isolation checks that a setting enables.
    var askedChecks: IsolationChecks = []
    /// Whether the absence of user interface imports proves the absence of a user interface. False for an app,
    /// which has one whatever its own files import.
    package var canProveAbsence = true
    /// Whether code outside the tree can depend on it, through a library product.
    package var isExported = false
    /// Whether the package or project bears the name of this program.
    var isNamedAsProject = false
    /// Source files by full path.
    var files: Set<String> = []
    /// Folders whose sources belong to the target, each with a trailing `/`.
    var folders: [String] = []
    /// Exclusions from `folders`: files, and folders with a trailing `/`.
    var exceptions: Set<String> = []

    init(name: String, origin: String) {
        self.name = name
        self.origin = origin
    }

    package var isTest: Bool { product == .test }

    /// Whether a source inside the target's folders, by full path, is excluded.
    func isException(_ path: String) -> Bool {
        exceptions.contains(path) || exceptions.contains { $0.hasSuffix("/") && path.hasPrefix($0) }
    }
}

/// One of Apple's platforms, named as in `#if os(…)` and `@available`.
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

/// A Swift language mode: 5 reports data-race problems as warnings, 6 as errors.
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

import TimerlintSemantics
import TimerlintSource

/// The targets that the tree's Package.swift files, Xcode projects and generator specifications declare.
///
/// Input: the manifests, the build files and all sources, including unparsed ones. Output: build facts about
/// each file. Without a declared target nothing is known, and nothing is concluded from a target's absence.
/// Cost: a query visits the targets of the folders around its file.
package final class BuildTargets: Sendable {
    private let descriptions: [BuildDescription]
    /// Whether all descriptions are complete.
    private let isEverythingRead: Bool
    private let targets: [BuildTarget]
    /// For each target, the beginning of the paths in the folder of its description.
    private let prefixes: [String]
    /// The same for the descriptions that have an application, or may have one.
    private let applicationPrefixes: [String]
    private let membership: TargetMembership
    /// The path prefixes of sources that unparsed build files may include: a folder, or what a podspec lists.
    private let unreadBeginnings: [String]
    /// The same for the podspecs alone.
    private let podBeginnings: [String]
    private let sources: [SourceFile]
    private let workingFolder: String
    private let targetsOfPath = Answers<String, [Int]>()
    private let buildability = Answers<String, Bool>()
    /// For each target, whether none of its files imports a user interface framework.
    private let silence = Answers<Int, Bool>()
    private let imported = OneAnswer<Set<Platform>>()
    private let knownSources = OneAnswer<[Int: [Int]]>()

    private static let interfaceModules = [
        "UIKit", "AppKit", "SwiftUI", "WatchKit", "Cocoa", "TVUIKit", "SpriteKit", "SceneKit", "MetalKit", "QuartzCore",
        "CoreAnimation", "WebKit", "MapKit",
    ]
    private static let interfaceImports = SpellingSearch(
        interfaceModules.flatMap { ["import \($0)", "import class \($0)", "<\($0)/"] })

    private static let applicationObjects = SpellingSearch([
        "NSApp", "UIApplication", "import SwiftUI", "NSWindow", "NSMenu", "GLFW", "SDL_",
    ])

    /// `workingFolder` is the base of the sources' names if the paths of `builds` are absolute.
    package init(manifests: [FileModel], builds: [BuildFile], sources: [SourceFile], workingFolder: String) {
        self.sources = sources
        self.workingFolder = workingFolder
        let sorted = sources.map { $0.path.path(below: workingFolder) }.sorted()
        let hasSources = { (prefix: String) in
            let next = sorted.partitioningIndex { $0 >= prefix }
            return next < sorted.count && sorted[next].hasPrefix(prefix)
        }
        let settings = Dictionary(builds.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        descriptions =
            builds.compactMap { BuildTargets.description($0, settings: settings) }
            + manifests.compactMap { manifest in
                let path = manifest.file.path.path(below: workingFolder)
                if path.hasSuffix("Package.swift") {
                    return PackageManifest(manifest, path: path, hasSources: hasSources).description()
                }
                return TuistManifest(manifest, path: path)?.description()
            }
        isEverythingRead = descriptions.allSatisfy(\.isComplete)
        targets = descriptions.flatMap(\.targets)
        prefixes = descriptions.flatMap { description in description.targets.map { _ in description.prefix } }
        applicationPrefixes = descriptions.filter {
            !$0.isComplete || $0.targets.contains { $0.product == .app }
        }.map(\.prefix)
        membership = TargetMembership(targets)
        unreadBeginnings = builds.filter(\.isNotRead).flatMap(\.beginnings)
        podBeginnings = builds.filter(\.isPodspec).flatMap(\.beginnings)
    }

    /// Whether a source with this name declares targets.
    package static func isManifest(_ path: String) -> Bool {
        ["Package.swift", "Project.swift"].contains { path == $0 || path.hasSuffix("/" + $0) }
    }

    private static func description(_ file: BuildFile, settings: [String: BuildFile]) -> BuildDescription? {
        switch file.name {
        case "project.pbxproj": XcodeProject(file) { settings[$0]?.bytes }?.description()
        case "project.yml": XcodeGenSpec(file) { settings[$0]?.bytes }?.description()
        default: nil
        }
    }

    // MARK: Membership

    /// The targets that contain a file, in declaration order. A target in both a generator's specification and
    /// the generated project appears once.
    package func targets(of path: String) -> [BuildTarget] { indices(of: path).map { targets[$0] } }

    private func indices(of path: String) -> [Int] {
        targetsOfPath.answer(to: path) { membership.targets(of: path.path(below: workingFolder)) }
    }

    /// Whether the file may be compiled. Conservative: false only if a project around the file lists all its
    /// sources, no other build file can add more, and no target lists this one.
    package func mayBeBuilt(_ path: String) -> Bool {
        buildability.answer(to: path) { isInTarget(path) || !isLeftOut(path.path(below: workingFolder)) }
    }

    /// Whether any target, of tests too, is known to build the file.
    package func isInTarget(_ path: String) -> Bool { !indices(of: path).isEmpty }

    /// Whether a description of a folder around the file declares targets, of the file or of others.
    package func areDescribed(around path: String) -> Bool {
        let full = path.path(below: workingFolder)
        return descriptions.contains { full.hasPrefix($0.prefix) && !$0.targets.isEmpty }
    }

    /// Whether a file that is in no target is in none for certain.
    private func isLeftOut(_ path: String) -> Bool {
        // Headers belong to no target; they are compiled wherever they are included.
        guard isEverythingRead, !path.hasSuffix(".h"), !BuildTargets.isManifest(path) else { return false }
        let around = descriptions.filter { path.hasPrefix($0.prefix) && !$0.targets.isEmpty }
        guard !around.isEmpty, !unreadBeginnings.contains(where: path.hasPrefix) else { return false }
        // A pod developed in the tree owns a folder in which no target of the projects has files.
        return !around.contains(where: \.takesPods) || around.contains { $0.namesFiles(beside: path) }
    }

    /// Whether the file is part of a library for programs outside the tree: of a pod, or of an exported target. The
    /// applications in the tree of such a target are examples, below the library; if there are others, the library is a
    /// module of theirs.
    package func isOfPublishedLibrary(_ path: String) -> Bool {
        let full = path.path(below: workingFolder)
        if podBeginnings.contains(where: full.hasPrefix) { return true }
        let found = indices(of: path)
        if found.isEmpty { return unreadBeginnings.contains(where: full.hasPrefix) }
        return found.contains { target in
            targets[target].isExported && applicationPrefixes.allSatisfy { $0.hasPrefix(prefixes[target]) }
        }
    }

    // MARK: Properties of a file's targets

    /// Whether the file belongs to targets, and no file of these imports a user interface framework.
    package func provesNoInterface(_ path: String) -> Bool {
        let found = indices(of: path)
        return !found.isEmpty && found.allSatisfy(isSilent)
    }

    private func isSilent(_ target: Int) -> Bool {
        let isProcess = [.tool, .service].contains(targets[target].product)
        guard targets[target].canProveAbsence || isProcess else { return false }
        // A tool may import AppKit only for its types: without an application object there is no event
        // tracking.
        let spellings = isProcess ? Self.applicationObjects : Self.interfaceImports
        return silence.answer(to: target) {
            !(sourcesOfTargets[target] ?? []).contains { spellings.occurs(in: sources[$0]) }
        }
    }

    /// For each target, the indices of its sources.
    private var sourcesOfTargets: [Int: [Int]] {
        knownSources.answer {
            var found: [Int: [Int]] = [:]
            for (number, source) in sources.enumerated() {
                for target in indices(of: source.path) { found[target, default: []].append(number) }
            }
            return found
        }
    }

    /// Whether the file is built into test targets only.
    package func isTest(_ path: String) -> Bool {
        let found = indices(of: path)
        return !found.isEmpty && found.allSatisfy { targets[$0].isTest }
    }

    /// Whether the file is built only into programs (and tests) that no other code depends on. All its call
    /// sites are then in the tree.
    package func isClosed(_ path: String) -> Bool {
        let found = indices(of: path).filter { !targets[$0].isTest }
        return !found.isEmpty
            && found.allSatisfy {
                [.app, .appExtension, .service, .tool].contains(targets[$0].product) && !targets[$0].isExported
            }
    }

    /// The default isolation that all targets of a file agree on.
    package func isolation(_ path: String) -> BuildTarget.Isolation {
        let found = Set(indices(of: path).map { targets[$0].isolation })
        return found.count == 1 ? found.first ?? .unknown : .unknown
    }

    /// The language mode that all targets of a file agree on; `nil` if they differ or specify none.
    package func languageMode(_ path: String) -> LanguageMode? {
        let found = indices(of: path).map { targets[$0].languageMode }
        guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// The platforms whose user interface frameworks any source of the tree imports.
    package var importedPlatforms: Set<Platform> {
        imported.answer {
            var found: Set<Platform> = []
            if sources.contains(where: { Self.macImports.occurs(in: $0) }) { found.insert(.macOS) }
            if sources.contains(where: { Self.phoneImports.occurs(in: $0) }) { found.insert(.iOS) }
            return found
        }
    }

    private static let macImports = SpellingSearch([
        "import AppKit", "import Cocoa", "<Cocoa/", "<AppKit/", "NSApplicationDelegate",
    ])
    private static let phoneImports = SpellingSearch(["import UIKit", "<UIKit/"])

    /// The platforms of a file's targets; empty if unspecified.
    package func platforms(_ path: String) -> Set<Platform> {
        let found = indices(of: path).map { targets[$0].platforms }
        return found.contains(where: \.isEmpty) ? [] : found.reduce(into: []) { $0.formUnion($1) }
    }

    /// The minimum deployment version of a platform for a file; `nil` if unspecified.
    package func deploymentTarget(_ path: String, on platform: Platform) -> PlatformVersion? {
        indices(of: path).compactMap { targets[$0].deploymentTargets[platform] }.min()
    }
}

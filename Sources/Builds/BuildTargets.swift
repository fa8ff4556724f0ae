import TimerlintSemantics
import TimerlintSource

/// The targets that the tree's Package.swift files, Xcode projects and generators' specifications declare. Input: the
/// manifests, the build files and all sources, also those that nobody parsed; output: what the targets of a file say of
/// it. Where no target is declared there is none, and nothing is proved by its absence. Cost: a question looks at the
/// targets of the folders around its file.
package final class BuildTargets: Sendable {
    private let descriptions: [BuildDescription]
    private let targets: [BuildTarget]
    private let membership: TargetMembership
    /// The folders with build files that are not read: what they build is unknown.
    private let unreadFolders: [String]
    private let sources: [SourceFile]
    /// The paths of the sources from the root of the file system, where that is known.
    private let paths: [String]
    private let workingFolder: String
    private let targetsOfPath = Answers<String, [Int]>()
    /// Whether a target's files import nothing that draws.
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

    /// `workingFolder` is what the sources' names are relative to, where the paths of `builds` are absolute.
    package init(manifests: [FileModel], builds: [BuildFile], sources: [SourceFile], workingFolder: String) {
        self.sources = sources
        self.workingFolder = workingFolder
        let paths = sources.map { $0.path.path(below: workingFolder) }
        self.paths = paths
        let sorted = paths.sorted()
        let hasSources = { (prefix: String) in
            let next = sorted.partitioningIndex { $0 >= prefix }
            return next < sorted.count && sorted[next].hasPrefix(prefix)
        }
        let settings = Dictionary(builds.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        descriptions =
            builds.compactMap { BuildTargets.description($0, settings: settings) }
            + manifests.compactMap { manifest in
                let path = manifest.file.path.path(below: workingFolder)
                if path.hasSuffix("Package.swift") {
                    return PackageManifest(manifest, path: path, hasSources: hasSources).description()
                }
                return TuistManifest(manifest, path: path)?.description()
            }
        targets = descriptions.flatMap(\.targets)
        membership = TargetMembership(targets)
        unreadFolders = builds.filter(\.isNotRead).map(\.path.folderOfPath.asPrefix)
    }

    /// Whether a source of this name declares targets.
    package static func isManifest(_ path: String) -> Bool {
        ["Package.swift", "Project.swift"].contains { path == $0 || path.hasSuffix("/" + $0) }
    }

    private static func description(_ file: BuildFile, settings: [String: [UInt8]]) -> BuildDescription? {
        switch file.name {
        case "project.pbxproj": XcodeProject(file) { settings[$0] }?.description()
        case "project.yml": XcodeGenSpec(file) { settings[$0] }?.description()
        default: nil
        }
    }

    // MARK: Membership

    /// The targets that a file belongs to, in the order of their declarations; each once, where a generator's
    /// specification and its project both name it.
    package func targets(of path: String) -> [BuildTarget] { indices(of: path).map { targets[$0] } }

    private func indices(of path: String) -> [Int] {
        targetsOfPath.answer(to: path) { membership.targets(of: path.path(below: workingFolder)) }
    }

    /// Whether the file is compiled, as far as can be told: false only where a project around it names all its files,
    /// no other build file may name more, and no target has this one.
    package func mayBeBuilt(_ path: String) -> Bool {
        let full = path.path(below: workingFolder)
        // Headers are in no target, and are compiled wherever they are included.
        guard !full.hasSuffix(".h"), !BuildTargets.isManifest(full) else { return true }
        let around = descriptions.filter { full.hasPrefix($0.folder.asPrefix) && !$0.targets.isEmpty }
        guard !around.isEmpty, descriptions.allSatisfy(\.isComplete), !unreadFolders.contains(where: full.hasPrefix)
        else { return true }
        return !indices(of: path).isEmpty
    }

    /// Whether a build file that is not read stands in a folder around a file: a podspec makes a library of it.
    package func isBuiltByOthers(_ path: String) -> Bool {
        unreadFolders.contains(where: path.path(below: workingFolder).hasPrefix)
    }

    // MARK: What they say

    /// Whether a file belongs to targets none of whose files imports a module that draws.
    package func provesNoInterface(_ path: String) -> Bool {
        let found = indices(of: path)
        return !found.isEmpty && found.allSatisfy(isSilent)
    }

    private func isSilent(_ target: Int) -> Bool {
        let isProcess = [.tool, .service].contains(targets[target].product)
        guard targets[target].canProveAbsence || isProcess else { return false }
        // A tool may import AppKit for its types: without an application object nothing tracks the user.
        let spellings = isProcess ? Self.applicationObjects : Self.interfaceImports
        return silence.answer(to: target) {
            !(sourcesOfTargets[target] ?? []).contains { spellings.occurs(in: sources[$0].bytes) }
        }
    }

    /// For each target the indices of its sources.
    private var sourcesOfTargets: [Int: [Int]] {
        knownSources.answer {
            var found: [Int: [Int]] = [:]
            for (source, path) in paths.enumerated() {
                for target in membership.targets(of: path) { found[target, default: []].append(source) }
            }
            return found
        }
    }

    /// Whether only tests are built from a file.
    package func isTest(_ path: String) -> Bool {
        let found = indices(of: path)
        return !found.isEmpty && found.allSatisfy { targets[$0].isTest }
    }

    /// Whether a file is built into programs alone, tests apart, which nothing else is built against: who calls its
    /// code stands in the tree.
    package func isClosed(_ path: String) -> Bool {
        let found = indices(of: path).filter { !targets[$0].isTest }
        return !found.isEmpty
            && found.allSatisfy {
                [.app, .appExtension, .service, .tool].contains(targets[$0].product) && !targets[$0].isExported
            }
    }

    /// What all targets of a file say of its unannotated code.
    package func isolation(_ path: String) -> BuildTarget.Isolation {
        let found = Set(indices(of: path).map { targets[$0].isolation })
        return found.count == 1 ? found.first ?? .unknown : .unknown
    }

    /// What all targets of a file are compiled as; `nil` where they differ or do not say.
    package func languageMode(_ path: String) -> LanguageMode? {
        let found = indices(of: path).map { targets[$0].languageMode }
        guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// The platforms whose user interface frameworks any source of the tree imports.
    package var importedPlatforms: Set<Platform> {
        imported.answer {
            var found: Set<Platform> = []
            if sources.contains(where: { Self.macImports.occurs(in: $0.bytes) }) { found.insert(.macOS) }
            if sources.contains(where: { Self.phoneImports.occurs(in: $0.bytes) }) { found.insert(.iOS) }
            return found
        }
    }

    private static let macImports = SpellingSearch([
        "import AppKit", "import Cocoa", "<Cocoa/", "<AppKit/", "NSApplicationDelegate",
    ])
    private static let phoneImports = SpellingSearch(["import UIKit", "<UIKit/"])

    /// The platforms that a file's targets name; empty where nobody says.
    package func platforms(_ path: String) -> Set<Platform> {
        let found = indices(of: path).map { targets[$0].platforms }
        return found.contains(where: \.isEmpty) ? [] : found.reduce(into: []) { $0.formUnion($1) }
    }

    /// The oldest version of a platform that a file must run on; `nil` where nobody says.
    package func deploymentTarget(_ path: String, on platform: Platform) -> PlatformVersion? {
        indices(of: path).compactMap { targets[$0].deploymentTargets[platform] }.min()
    }
}

import TimerlintSemantics
import TimerlintSource

/// The targets that the tree's Package.swift files, Xcode projects and generator specifications declare.
///
/// Input: the manifests, the build files and all sources, including unparsed ones. Output: build facts about
/// each file. Without a declared target nothing is known, and nothing is concluded from a target's absence.
/// Cost: a query visits the targets of the folders around its file.
package final class BuildTargets: Sendable {
    private let layout: TargetLayout
    private let sources: [SourceFile]
    private let workingFolder: String
    private let buildability = Answers<String, Bool>()
    private let closedness = Answers<String, Bool>()
    private let surroundings = Answers<String, Bool>()
    /// For each target, whether none of its files imports a user interface framework.
    private let silence = Answers<Int, Bool>()
    private let imported = OneAnswer<Set<Platform>>()

    private static let interfaceModules = [
        "UIKit", "AppKit", "SwiftUI", "WatchKit", "Cocoa", "TVUIKit", "SpriteKit", "SceneKit", "MetalKit", "QuartzCore",
        "CoreAnimation", "WebKit", "MapKit",
    ]
    private static let interfaceImports = SpellingSearch(
        interfaceModules.flatMap { ["import \($0)", "import class \($0)", "<\($0)/"] })

    private static let applicationObjects = SpellingSearch([
        "NSApp", "UIApplication", "import SwiftUI", "NSWindow", "NSMenu", "GLFW", "SDL_",
    ])

    /// `workingFolder` is the base of the sources' names if the paths of `builds` are absolute. Takes over from `earlier`
    /// what follows from the same input.
    package init(
        manifests: [FileModel], builds: DescribedBuilds, sources: [SourceFile], workingFolder: String,
        replacing earlier: BuildTargets? = nil
    ) {
        self.sources = sources
        self.workingFolder = workingFolder
        let paths = sources.map(\.path)
        let known = earlier?.layout
        layout =
            known.flatMap {
                $0.isOf(manifests: manifests, builds: builds, paths: paths, workingFolder: workingFolder) ? $0 : nil
            } ?? TargetLayout(manifests: manifests, builds: builds, paths: paths, workingFolder: workingFolder)
    }

    /// Whether a source with this name declares targets.
    package static func isManifest(_ path: String) -> Bool {
        ["Package.swift", "Project.swift"].contains { path == $0 || path.hasSuffix("/" + $0) }
    }

    // MARK: Membership

    /// The targets that contain a file, in declaration order. A target in both a generator's specification and
    /// the generated project appears once.
    package func targets(of path: String) -> [BuildTarget] { indices(of: path).map { layout.targets[$0] } }

    private func indices(of path: String) -> [Int] { layout.indices(of: path) }

    /// Whether one program may contain both files: not if each is built into programs alone, none of them into the same.
    package func mayShareProgram(_ path: String, _ other: String) -> Bool {
        !programs(with: path).isDisjoint(with: programs(with: other))
    }

    /// The programs that some files may be built into. A file that belongs to no target, or also to a library, may be in any.
    package struct Programs: Sendable {
        fileprivate var targets: Set<Int> = []
        fileprivate var isAny = false

        /// Of no file.
        package init() {}

        /// Adds those of other files.
        package mutating func formUnion(_ other: Programs) {
            targets.formUnion(other.targets)
            isAny = isAny || other.isAny
        }

        /// Whether no program may contain files of both. Those of no file are disjoint with all, and any others with none.
        package func isDisjoint(with other: Programs) -> Bool {
            isEmpty || other.isEmpty || !isAny && !other.isAny && targets.isDisjoint(with: other.targets)
        }

        private var isEmpty: Bool { !isAny && targets.isEmpty }
    }

    /// The programs that a file may be built into.
    package func programs(with path: String) -> Programs {
        let own = indices(of: path)
        var programs = Programs()
        if own.isEmpty || !isOfPrograms(path) { programs.isAny = true } else { programs.targets = Set(own) }
        return programs
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
        surroundings.answer(to: path) {
            let full = path.path(below: workingFolder)
            return layout.descriptions(around: full).contains { !$0.targets.isEmpty }
        }
    }

    /// Whether a file that is in no target is in none for certain.
    private func isLeftOut(_ path: String) -> Bool {
        // Headers belong to no target; they are compiled wherever they are included.
        guard !path.hasSuffix(".h"), !BuildTargets.isManifest(path),
            !layout.incompleteDescriptions.contains(where: { $0.mayAdd(path) })
        else { return false }
        let around = layout.descriptions(around: path).filter { !$0.targets.isEmpty || $0.hadExamples }
        guard !around.isEmpty, !layout.builds.unreadBeginnings.contains(where: path.hasPrefix) else { return false }
        // A pod developed in the tree owns a folder in which no target of the projects has files.
        return !around.contains(where: \.takesPods) || around.contains { $0.owns(path) }
    }

    /// Whether the file is part of a library for programs outside the tree: of a pod, of what a demo is named after, or of
    /// an exported target. The applications in the tree of such a target are examples, below the library; if there are
    /// others, or one that is shipped, the library is a module of theirs.
    package func isOfPublishedLibrary(_ path: String) -> Bool {
        let full = path.path(below: workingFolder)
        if layout.builds.podBeginnings.contains(where: full.hasPrefix) || isDemonstrated(full) { return true }
        let found = indices(of: path)
        if found.isEmpty {
            let builds = layout.builds
            let unread = path.hasSuffix(".swift") ? builds.unreadSwiftBeginnings : builds.unreadBeginnings
            return !isOfLocalPod(path) && unread.contains(where: full.hasPrefix)
        }
        return found.contains { target in
            layout.targets[target].isExported
                && layout.applicationPrefixes.allSatisfy { $0.hasPrefix(layout.prefixes[target]) }
                && !isModuleOfShippedProgram(target) && !isModuleOfItsProjectsProgram(target)
        }
    }

    /// Whether a demo is named after the folder of the file, whose path is that below the working folder.
    private func isDemonstrated(_ full: String) -> Bool {
        layout.demonstratedPrefixes.contains(where: full.hasPrefix)
    }

    /// Whether the file is for other programs: of a pod that is no module of a program around it, or of what a demo is
    /// named after.
    private func isOffered(_ path: String) -> Bool {
        let full = path.path(below: workingFolder)
        if isDemonstrated(full) { return true }
        return layout.builds.podBeginnings.contains(where: full.hasPrefix)
            && layout.builds.podFolders.contains { full.hasPrefix($0.beginning) && !isModule(below: $0.folder) }
    }

    /// Only the folders below the library's tell demos: where the tree itself lies says nothing.
    private func isModuleOfShippedProgram(_ module: Int) -> Bool {
        let folder = layout.prefixes[module]
        return layout.extendedPrefixes.contains { program in
            program != folder && program.hasPrefix(folder) && !String(program.dropFirst(folder.count)).namesDemo
        }
    }

    /// Whether the file is part of a pod that only a program of the tree takes.
    private func isOfLocalPod(_ path: String) -> Bool {
        guard !layout.applicationPrefixes.isEmpty, !layout.builds.localPodBeginnings.isEmpty else { return false }
        let full = path.path(below: workingFolder)
        return layout.builds.localPodBeginnings.contains(where: full.hasPrefix)
            && !layout.builds.podBeginnings.contains(where: full.hasPrefix)
    }

    /// Whether the package or project is named after a program with a user interface: its other targets are modules of
    /// that. A library's project bears the library's name, and its program another one, such as that of a demo.
    private func isModuleOfItsProjectsProgram(_ module: Int) -> Bool {
        layout.targets.indices.contains { program in
            layout.targets[program].isNamedAsProject && layout.targets[program].origin == layout.targets[module].origin
                && !isSilent(program)
        }
    }

    // MARK: Properties of a file's targets

    /// Whether the file belongs to targets, and no file of these imports a user interface framework.
    package func provesNoInterface(_ path: String) -> Bool {
        let found = indices(of: path)
        return !found.isEmpty && found.allSatisfy(isSilent)
    }

    private func isSilent(_ target: Int) -> Bool {
        let isProcess = [.tool, .service].contains(layout.targets[target].product)
        guard layout.targets[target].canProveAbsence || isProcess else { return false }
        // A tool may import AppKit only for its types: without an application object there is no event
        // tracking.
        let spellings = isProcess ? Self.applicationObjects : Self.interfaceImports
        return silence.answer(to: target) {
            !(layout.sourcesOfTargets[target] ?? []).contains { spellings.occurs(in: sources[$0]) }
        }
    }

    /// Whether the file is built into test targets only.
    package func isTest(_ path: String) -> Bool {
        let found = indices(of: path)
        return !found.isEmpty && found.allSatisfy { layout.targets[$0].isTest }
    }

    /// Whether the file is built only into programs (and tests) that no other code depends on, or into modules that only
    /// such programs take. All its call sites are then in the tree. What a demo shows is built into other programs, too.
    package func isClosed(_ path: String) -> Bool {
        closedness.answer(to: path) { (isOfPrograms(path) || isOfProgramsModule(path)) && !isOffered(path) }
    }

    /// Whether the file is built only into programs (and tests).
    package func isOfPrograms(_ path: String) -> Bool { isBuiltOnly(into: Self.programs, path) }

    /// Whether the file belongs to a pod or package in a folder below that of an application, and has no applications of
    /// its own, which would be examples: it is a module of that application.
    private func isOfProgramsModule(_ path: String) -> Bool {
        let found = indices(of: path).filter { !layout.targets[$0].isTest }
        if !found.isEmpty {
            return found.allSatisfy { index in
                let target = layout.targets[index]
                return Self.programs.contains(target.product) && !target.isExported
                    || [.library, .unknown].contains(target.product) && isModule(below: layout.prefixes[index])
            }
        }
        let full = path.path(below: workingFolder)
        let pods = layout.builds.podFolders.filter { full.hasPrefix($0.beginning) }
        return !pods.isEmpty && pods.allSatisfy { isModule(below: $0.folder) }
    }

    private func isModule(below folder: String) -> Bool {
        layout.programPrefixes.contains { $0 != folder && folder.hasPrefix($0) }
            && !layout.applicationPrefixes.contains { $0.hasPrefix(folder) }
    }

    /// The same, or into plug-ins: no code is compiled against it, but a host may find its classes by name.
    package func isLinkedByNothing(_ path: String) -> Bool { isBuiltOnly(into: Self.programs + [.plugin], path) }

    static let programs: [BuildTarget.Product] = [.app, .appExtension, .service, .tool]

    private func isBuiltOnly(into products: [BuildTarget.Product], _ path: String) -> Bool {
        let found = indices(of: path).filter { !layout.targets[$0].isTest }
        if found.isEmpty { return products.contains(.app) && isOfLocalPod(path) }
        return found.allSatisfy { products.contains(layout.targets[$0].product) && !layout.targets[$0].isExported }
    }

    /// The default isolation that all targets of a file agree on.
    package func isolation(_ path: String) -> BuildTarget.Isolation {
        let found = Set(indices(of: path).map { layout.targets[$0].isolation })
        return found.count == 1 ? found.first ?? .unknown : .unknown
    }

    /// The language mode that all targets of a file agree on; `nil` if they differ or specify none.
    package func languageMode(_ path: String) -> LanguageMode? {
        let found = indices(of: path).map { layout.targets[$0].languageMode }
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
        let found = indices(of: path).map { layout.targets[$0].platforms }
        return found.contains(where: \.isEmpty) ? [] : found.reduce(into: []) { $0.formUnion($1) }
    }

    /// The minimum deployment version of a platform for a file; `nil` if unspecified.
    package func deploymentTarget(_ path: String, on platform: Platform) -> PlatformVersion? {
        indices(of: path).compactMap { layout.targets[$0].deploymentTargets[platform] }.min()
    }
}

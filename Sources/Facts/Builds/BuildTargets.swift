import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// The targets that the tree's Package.swift files and Xcode projects declare. Input: the project, its build files and all sources, also those that nobody parsed;
/// output: what the targets of a file prove about it. Where no target is declared there is none, and nothing is proved by its absence.
package final class BuildTargets: Sendable {
    private let targets: [BuildTarget]
    private let sources: [SourceFile]
    private let workingFolder: String
    /// Whether a target's files import nothing that draws, for those that were asked for.
    private let silence = Guarded<[Int: Bool]>([:])

    private static let interfaceModules = [
        "UIKit", "AppKit", "SwiftUI", "WatchKit", "Cocoa", "TVUIKit", "SpriteKit", "SceneKit", "MetalKit", "QuartzCore", "CoreAnimation", "WebKit", "MapKit",
    ]
    private static let interfaceImports = SpellingSearch(interfaceModules.flatMap { ["import \($0)", "import class \($0)", "<\($0)/"] })

    package init(_ project: Project, premises: Premises = Premises(), sources: [SourceFile]) {
        self.sources = sources
        workingFolder = premises.workingFolder
        let settings = Dictionary(premises.builds.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        let xcode = premises.builds.filter { $0.path.hasSuffix(".pbxproj") }.flatMap { file in
            XcodeProject(file) { settings[$0] }?.targets() ?? []
        }
        let packages = project.files.filter { Self.isManifest($0.file.path) }.flatMap { manifest in
            PackageManifest(manifest, folder: manifest.file.path.path(below: premises.workingFolder).folderOfPath).targets()
        }
        targets = xcode + packages
    }

    private static func isManifest(_ path: String) -> Bool { path == "Package.swift" || path.hasSuffix("/Package.swift") }

    private func targets(of path: String) -> [Int] {
        let full = path.path(below: workingFolder)
        return targets.indices.filter { targets[$0].contains(full) }
    }

    /// Whether a file belongs to targets none of whose files imports a module that draws.
    func provesNoInterface(_ path: String) -> Bool {
        let found = targets(of: path)
        return !found.isEmpty && found.allSatisfy(isSilent)
    }

    private func isSilent(_ target: Int) -> Bool {
        guard targets[target].canProveAbsence else { return false }
        return silence.withLock { known in
            if let answer = known[target] { return answer }
            let answer = !sources.contains { targets[target].contains($0.path.path(below: workingFolder)) && Self.interfaceImports.occurs(in: $0.bytes) }
            known[target] = answer
            return answer
        }
    }

    /// Whether only tests are built from a file.
    func isTest(_ path: String) -> Bool {
        let found = targets(of: path)
        return !found.isEmpty && found.allSatisfy { targets[$0].isTest }
    }

    /// What all targets of a file say of its unannotated code.
    func isolation(_ path: String) -> BuildTarget.Isolation {
        let found = Set(targets(of: path).map { targets[$0].isolation })
        return found.count == 1 ? found.first ?? .unknown : .unknown
    }
}

import Model
import Syntax

/// The targets that the tree's Package.swift files and Xcode projects declare. Input: the project and its build files; output: what the targets of a file prove about it.
/// Where no target is declared there is none, and nothing is proved by its absence.
package struct BuildTargets: Sendable {
    private let targets: [BuildTarget]
    private let targetsOfPath: [String: [Int]]
    private let silent: Set<Int>
    private let workingFolder: String

    private static let interfaceModules: Set<String> = [
        "UIKit", "AppKit", "SwiftUI", "WatchKit", "Cocoa", "TVUIKit", "SpriteKit", "SceneKit", "MetalKit", "QuartzCore", "CoreAnimation", "WebKit", "MapKit",
    ]

    init(_ project: Project, premises: Premises = Premises()) {
        workingFolder = premises.workingFolder
        let settings = Dictionary(premises.builds.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        let xcode = premises.builds.filter { $0.path.hasSuffix(".pbxproj") }.flatMap { file in
            XcodeProject(file) { settings[$0] }?.targets() ?? []
        }
        let packages = project.files.filter { Self.isManifest($0.file.path) }.flatMap { manifest in
            PackageManifest(manifest, folder: manifest.file.path.path(below: premises.workingFolder).folderOfPath).targets()
        }
        let targets = xcode + packages
        self.targets = targets
        var targetsOfPath: [String: [Int]] = [:]
        var silent = Set(targets.indices.filter { targets[$0].canProveAbsence })
        if !targets.isEmpty {
            for file in project.files {
                let path = file.file.path.path(below: premises.workingFolder)
                let found = targets.indices.filter { targets[$0].contains(path) }
                targetsOfPath[file.file.path] = found
                if !file.imports.isDisjoint(with: Self.interfaceModules) { silent.subtract(found) }
            }
        }
        self.targetsOfPath = targetsOfPath
        self.silent = silent
    }

    private static func isManifest(_ path: String) -> Bool { path == "Package.swift" || path.hasSuffix("/Package.swift") }

    /// Whether a file belongs to targets none of whose files imports a module that draws.
    func provesNoInterface(_ path: String) -> Bool {
        let found = targetsOfPath[path] ?? []
        return !found.isEmpty && found.allSatisfy(silent.contains)
    }

    /// Whether only tests are built from a file.
    func isTest(_ path: String) -> Bool {
        let found = targetsOfPath[path] ?? []
        return !found.isEmpty && found.allSatisfy { targets[$0].isTest }
    }

    /// What all targets of a file say of its unannotated code.
    func isolation(_ path: String) -> BuildTarget.Isolation {
        let found = Set((targetsOfPath[path] ?? []).map { targets[$0].isolation })
        return found.count == 1 ? found.first ?? .unknown : .unknown
    }
}

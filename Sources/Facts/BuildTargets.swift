import Model
import Syntax

/// The targets that the tree's Package.swift files declare, with their files: what they prove about code without user interface. Input: the project; output:
/// the folders whose files belong to a target that shows nothing.
struct BuildTargets {
    private let silentFolders: [String]

    private static let interfaceModules: Set<String> = [
        "UIKit", "AppKit", "SwiftUI", "WatchKit", "Cocoa", "TVUIKit", "SpriteKit", "SceneKit", "MetalKit", "QuartzCore", "CoreAnimation", "WebKit", "MapKit",
    ]

    init(_ project: Project) {
        let folders = project.files.filter { $0.file.path.hasSuffix("Package.swift") }.flatMap(Self.folders(of:))
        silentFolders = folders.filter { folder in
            project.files.allSatisfy { !$0.file.path.hasPrefix(folder) || $0.imports.isDisjoint(with: Self.interfaceModules) }
        }
    }

    /// Whether a file belongs to a target none of whose files imports a module that draws.
    func provesNoInterface(_ path: String) -> Bool { silentFolders.contains { path.hasPrefix($0) } }

    /// `.target(name: "X")` stands for Sources/X, `path:` for itself.
    private static func folders(of manifest: FileModel) -> [String] {
        let root = String(manifest.file.path.dropLast("Package.swift".count))
        return manifest.tree.nodes.indices.compactMap { index in
            let call = manifest.node(NodeID(index))
            guard call.kind == .callExpression, let callee = call.firstChild, let base = sourceFolder[callee.name], callee.flags.contains(.implicitBase),
                let name = call.argumentValue("name"), name.kind == .stringLiteral
            else { return nil }
            if let path = call.argumentValue("path") { return path.kind == .stringLiteral ? root + path.name + "/" : nil }
            return root + base + name.name + "/"
        }
    }

    private static let sourceFolder = ["target": "Sources/", "executableTarget": "Sources/", "testTarget": "Tests/"]
}

import TimerlintSemantics
import TimerlintSyntax

/// Reads the targets of a Package.swift. Input: the manifest, the folder it stands in; output: its targets with their folders.
struct PackageManifest {
    private let manifest: FileModel
    /// With a `/` at its end, unless empty.
    private let folder: String

    init(_ manifest: FileModel, folder: String) {
        self.manifest = manifest
        self.folder = folder.isEmpty ? "" : folder + "/"
    }

    func targets() -> [BuildTarget] {
        manifest.tree.nodes.indices.compactMap { target(manifest.node(NodeID($0))) }
    }

    /// `.target(name: "X")` stands for Sources/X, `path:` for itself.
    private func target(_ call: Node) -> BuildTarget? {
        guard call.kind == .callExpression, let callee = call.firstChild, let base = Self.sourceFolder[callee.name], callee.flags.contains(.implicitBase),
            let name = call.argumentValue("name"), name.kind == .stringLiteral
        else { return nil }
        var result = BuildTarget()
        result.isTest = callee.isNamed("testTarget")
        result.isolation = isolation
        if let path = call.argumentValue("path") {
            guard path.kind == .stringLiteral else { return nil }
            result.folders = [path.name.path(below: folder.isEmpty ? "" : String(folder.dropLast())) + "/"]
        } else {
            result.folders = [folder + base + name.name + "/"]
        }
        return result
    }

    private static let sourceFolder = ["target": "Sources/", "executableTarget": "Sources/", "testTarget": "Tests/", "macro": "Sources/"]

    /// A manifest that asks for the main actor does so for its targets at large.
    private var isolation: BuildTarget.Isolation {
        let text = manifest.file.text(manifest.tree.root.range)
        if text.contains("defaultIsolation(MainActor") { return .mainActor }
        let asks = ["NonisolatedNonsendingByDefault", "defaultIsolation", "ApproachableConcurrency"]
        return asks.contains(where: text.contains) ? .caller : .none
    }
}

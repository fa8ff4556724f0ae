import Model
import Syntax

/// What the build settings of the module around a file say about unannotated code. Input: a node; output: where its async functions run.
/// Only Swift packages tell it here: Xcode projects are not read.
struct ModuleIsolation {
    let project: Project
    private let packages: [(folder: String, text: Text)]

    private struct Text {
        let isDefaultMain: Bool
        let staysWithCaller: Bool
    }

    init(project: Project) {
        self.project = project
        packages = project.files.compactMap { file in
            let path = file.file.path
            guard path == "Package.swift" || path.hasSuffix("/Package.swift") else { return nil }
            let text = file.file.text(file.tree.root.range)
            return (
                String(path.dropLast("Package.swift".count)),
                Text(
                    isDefaultMain: text.contains("defaultIsolation(MainActor"),
                    staysWithCaller: text.contains("NonisolatedNonsendingByDefault") || text.contains("defaultIsolation") || text.contains("ApproachableConcurrency"))
            )
        }
    }

    /// A package whose manifest asks for the main actor does so for its targets at large.
    func isDefaultMain(_ node: Node) -> Bool { package(of: node)?.isDefaultMain ?? false }

    func placeOfAsync(_ node: Node) -> ExecutionPlace {
        guard let package = package(of: node) else { return .unknown }
        if package.isDefaultMain { return .main }
        return package.staysWithCaller ? .unknown : .worker(.concurrentExecutor)
    }

    /// The package whose `Sources` or `Tests` hold the file.
    private func package(of node: Node) -> Text? {
        let path = node.tree.file.path
        let holding = packages.filter { path.hasPrefix($0.folder + "Sources/") || path.hasPrefix($0.folder + "Tests/") }
        return holding.max { $0.folder.utf8.count < $1.folder.utf8.count }?.text
    }
}

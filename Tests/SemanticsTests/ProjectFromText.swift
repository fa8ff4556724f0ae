import TimerlintSemantics
import TimerlintSource
import TimerlintSwiftFrontEnd
import TimerlintSyntax

/// A project of files given as text, in this order: `["A.swift": "class A {}"]`. It and its trees are never
/// released.
func project(_ files: KeyValuePairs<String, String>) -> Project {
    let project = Project(
        files: files.map { path, text in
            collectDeclarations(parseSwift(SourceFile(path: path, language: .swift, bytes: Array(text.utf8))))
        })
    _ = Unmanaged.passRetained(project)
    return project
}

extension Project {
    /// The first node, in file order, with exactly this text.
    func expression(_ text: String) -> Node? {
        for file in files {
            for id in file.tree.nodes.indices {
                let node = file.node(NodeID(id))
                if node.kind.isExpression, node.text == text { return node }
            }
        }
        return nil
    }
}

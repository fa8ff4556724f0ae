import TimerlintSource
import TimerlintSyntax

/// Where a node stands on the page, for fixes that add lines.
extension Node {
    /// The statement (of a block or file) that the node is part of.
    package var enclosingStatement: Node? {
        selfAndAncestors.first { $0.parent?.kind == .block || $0.parent?.kind == .sourceFile }
    }

    package var isInsideClosure: Bool {
        for ancestor in selfAndAncestors {
            if ancestor.kind == .closureExpression { return true }
            if ancestor.kind == .functionDeclaration { return false }
        }
        return false
    }

    /// What the node's language calls the end of an object's life.
    package var deinitializerName: String { tree.file.language == .objectiveC ? "dealloc" : "deinit" }
}

import TimerlintSource
import TimerlintSyntax

/// The layout around a node, for fixes that add lines.
extension Node {
    /// The statement (of a block or file) that contains the node, beside which others can be put; `nil` if it is a body
    /// without braces.
    package var enclosingStatement: Node? {
        let statement = selfAndAncestors.first { $0.parent?.kind == .block || $0.parent?.kind == .sourceFile }
        return statement.flatMap { $0.parent?.isBracelessBody == true ? nil : $0 }
    }

    package var isInsideClosure: Bool {
        for ancestor in selfAndAncestors {
            if ancestor.kind == .closureExpression { return true }
            if ancestor.kind == .functionDeclaration { return false }
        }
        return false
    }

    /// Whether this block of Objective-C is one statement without braces, to which no other can be added.
    package var isBracelessBody: Bool {
        kind == .block && tree.file.language == .objectiveC && parent?.kind != .switchCase
            && !text.hasPrefix("{")
    }
}

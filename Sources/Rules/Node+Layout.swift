import Source
import Syntax

/// Where a node stands on the page, for fixes that add lines.
extension Node {
    /// The statement (of a block or file) that the node is part of.
    var enclosingStatement: Node? {
        selfAndAncestors.first { $0.parent?.kind == .block || $0.parent?.kind == .sourceFile }
    }

    /// The white space before a node that begins its line; `nil` where something else stands before it.
    var indentation: String? {
        let file = tree.file
        let line = file.lines.range(ofLine: file.lines.line(at: range.start))
        let text = file.text(SourceRange(line.start, range.start))
        return text.allSatisfy(\.isWhitespace) ? text : nil
    }

    var isInsideClosure: Bool {
        for ancestor in selfAndAncestors {
            if ancestor.kind == .closureExpression { return true }
            if ancestor.kind == .functionDeclaration { return false }
        }
        return false
    }
}

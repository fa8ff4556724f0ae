import TimerlintDiagnostics
import TimerlintSource
import TimerlintSyntax

/// Edits of the file that a node is in: made from the node, so that no range is taken for one of another file.
extension Node {
    package func replaced(by text: String) -> FileEdit { replacing(range, with: text) }

    package func renamed(_ name: String) -> FileEdit { replacing(nameReference.range, with: name) }

    /// Replaces a range of the node's file.
    package func replacing(_ range: SourceRange, with text: String) -> FileEdit {
        FileEdit(tree.file, range, replacement: text)
    }

    /// Puts text right before the node.
    package func preceded(by text: String) -> FileEdit { inserting(text, at: range.start) }

    /// Puts text right behind the node.
    package func followed(by text: String) -> FileEdit { inserting(text, at: range.end) }

    /// Puts text at an offset of the node's file.
    package func inserting(_ text: String, at offset: UInt32) -> FileEdit {
        .insertion(text, at: offset, of: tree.file)
    }
}

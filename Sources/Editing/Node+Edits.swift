import TimerlintDiagnostics
import TimerlintSource
import TimerlintSyntax

/// Edits of a node's file. Deriving the file from the node rules out a range of another file.
extension Node {
    /// Replaces the whole node.
    package func replaced(by text: String) -> FileEdit { replacing(range, with: text) }

    /// Replaces only the node's name.
    package func renamed(_ name: String) -> FileEdit { replacing(nameReference.range, with: name) }

    /// Replaces a range of the node's file.
    package func replacing(_ range: SourceRange, with text: String) -> FileEdit {
        FileEdit(tree.file, range, replacement: text)
    }

    /// Inserts text directly before the node.
    package func preceded(by text: String) -> FileEdit { inserting(text, at: range.start) }

    /// Inserts text directly after the node.
    package func followed(by text: String) -> FileEdit { inserting(text, at: range.end) }

    /// Inserts text at an offset of the node's file.
    package func inserting(_ text: String, at offset: UInt32) -> FileEdit {
        .insertion(text, at: offset, of: tree.file)
    }
}

import TimerlintDiagnostics
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Converts nodes to locations that outlive the tree.
struct PlaceReader {
    let project: Project

    func place(of node: Node) -> Place {
        Place(
            node.tree.file, at: node.range.start, enclosing: project.declarations(around: node).enclosingName(of: node))
    }
}

extension Place {
    init(_ location: Location, enclosing: String = "") {
        self.init(location.file, at: location.range.start, enclosing: enclosing)
    }

    fileprivate init(_ file: SourceFile, at offset: UInt32, enclosing: String) {
        let position = file.lines.position(at: offset)
        self.init(
            path: file.path, line: position.line, column: position.column, enclosing: enclosing,
            code: Self.code(ofLine: position.line, in: file))
    }

    /// The line without indentation, truncated.
    private static func code(ofLine line: Int, in file: SourceFile) -> String {
        let range = file.lines.range(ofLine: line)
        let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        let bytes = file.bytes[Int(range.start)..<Int(range.end)].drop(while: isBlank)
        let text = String(decoding: bytes.prefix(codeLimit * 4), as: UTF8.self)
        let cut = text.prefix(codeLimit)
        guard cut.count == text.count else { return cut + "…" }
        return String(text.reversed().drop(while: \.isWhitespace).reversed())
    }
}

extension Node {
    /// The text on one line, truncated to `limit` characters.
    func shortText(_ limit: Int = 120) -> String {
        let bytes = tree.file.bytes[Int(range.start)..<min(Int(range.end), Int(range.start) + limit * 4)]
        let text = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.count > limit || bytes.count < range.length ? text.prefix(limit) + "…" : text
    }
}

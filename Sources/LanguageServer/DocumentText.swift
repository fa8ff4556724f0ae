import TimerlintSource

/// The text of a document: bytes with a line table. A value type; every change creates a new value.
package struct DocumentText: Sendable {
    package let bytes: [UInt8]
    private let lines: LineTable

    package init(bytes: [UInt8]) {
        self.bytes = bytes
        lines = LineTable(bytes: bytes)
    }

    /// The text after applying changes in order, each to the result of the previous one. `nil` if a range ends
    /// before it begins.
    package func applying(_ changes: [TextChange], _ encoding: PositionEncoding) -> DocumentText? {
        changes.reduce(self) { text, change in text?.applying(change, encoding) }
    }

    private func applying(_ change: TextChange, _ encoding: PositionEncoding) -> DocumentText? {
        guard let range = change.range else { return DocumentText(bytes: Array(change.text.utf8)) }
        let start = offset(of: range.start, encoding)
        let end = offset(of: range.end, encoding)
        guard start <= end else { return nil }
        var bytes = bytes
        bytes.replaceSubrange(start..<end, with: change.text.utf8)
        return DocumentText(bytes: bytes)
    }

    /// The byte offset of a position. A character past the end of its line means the end of the line; a line
    /// past the last means the end of the text.
    package func offset(of position: LSPPosition, _ encoding: PositionEncoding) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < lines.count else { return bytes.count }
        let line = lines.range(ofLine: position.line + 1)
        let content = bytes[Int(line.start)..<Int(line.end)].withoutLineEnding
        return Int(line.start) + encoding.byteCount(before: max(0, position.character), in: content)
    }

    /// `offset` is in bytes.
    package func position(of offset: UInt32, _ encoding: PositionEncoding) -> LSPPosition {
        lines.position(of: offset, in: bytes, encoding)
    }

    package func range(_ range: SourceRange, _ encoding: PositionEncoding) -> LSPRange {
        LSPRange(start: position(of: range.start, encoding), end: position(of: range.end, encoding))
    }
}

extension SourceFile {
    /// A byte range in the client's coordinates.
    func range(_ range: SourceRange, _ encoding: PositionEncoding) -> LSPRange {
        LSPRange(
            start: lines.position(of: range.start, in: bytes, encoding),
            end: lines.position(of: range.end, in: bytes, encoding))
    }
}

extension LineTable {
    fileprivate func position(of offset: UInt32, in bytes: [UInt8], _ encoding: PositionEncoding) -> LSPPosition {
        let line = line(at: offset)
        let start = range(ofLine: line).start
        return LSPPosition(line: line - 1, character: encoding.length(of: bytes[Int(start)..<Int(offset)]))
    }
}

extension ArraySlice<UInt8> {
    fileprivate var withoutLineEnding: ArraySlice<UInt8> {
        var end = endIndex
        if end > startIndex, self[end - 1] == 0x0A { end -= 1 }
        if end > startIndex, self[end - 1] == 0x0D { end -= 1 }
        return self[..<end]
    }
}

import TimerlintSource

/// The line endings and indentation of a file, and edits that insert or delete code in its style. Purely
/// textual: callers provide the boundaries of statements.
package struct SourceLayout: Sendable {
    private let file: SourceFile
    private var bytes: [UInt8] { file.bytes }
    private var lines: LineTable { file.lines }
    /// One level of indentation: spaces or a tab. Four spaces if the file has no indented line.
    /// Cost: linear in the first thousand lines, on each access.
    package var unit: String { SourceLayout.unit(of: file) }

    package init(_ file: SourceFile) { self.file = file }

    /// The line ending at an offset. The last line has that of the line before it; a file of one line has LF.
    package func newline(at offset: UInt32) -> String {
        let line = lines.line(at: offset)
        for line in [line, line - 1] where line >= 1 {
            let range = lines.range(ofLine: line)
            let end = bytes[Int(range.start)..<Int(range.end)].suffix(2)
            if end.elementsEqual([0x0D, 0x0A]) { return "\r\n" }
            if end.last == 0x0A { return "\n" }
            if end.last == 0x0D { return "\r" }
        }
        return "\n"
    }

    /// The leading white space of the line at an offset.
    package func indentation(at offset: UInt32) -> String {
        let range = lines.range(ofLine: lines.line(at: offset))
        return String(decoding: bytes[Int(range.start)..<Int(range.end)].prefix(while: isBlank), as: UTF8.self)
    }

    /// Inserts a statement before the one at an offset: on its own line if that one starts its line, else on
    /// the same line with a semicolon. Further lines of the statement are indented relative to it.
    package func insertion(of statement: String, before offset: UInt32) -> FileEdit {
        guard startsLine(offset) else {
            return .insertion(statement + (statement.hasSuffix(";") ? " " : "; "), at: offset, of: file)
        }
        let line = newline(at: offset) + indentation(at: offset)
        return .insertion(indented(statement, by: line) + line, at: offset, of: file)
    }

    /// Inserts a statement after another, which must not be a condition or the head of a statement: on its own
    /// line if only a comment follows, else on the same line with a semicolon.
    package func insertion(of statement: String, after range: SourceRange) -> FileEdit {
        insertion(of: [statement], after: range)
    }

    /// Inserts several statements after one, in the same way.
    package func insertion(of statements: [String], after range: SourceRange) -> FileEdit {
        let rest = bytes[Int(range.end)..<Int(contentEnd(ofLineAt: range.end))]
        let text = rest.drop(while: isBlank)
        let line = newline(at: range.end) + indentation(at: range.start)
        if text.isEmpty || text.starts(with: "//".utf8) {
            let lines = statements.map { line + indented($0, by: line) }.joined()
            return .insertion(lines, at: text.isEmpty ? range.end : UInt32(rest.endIndex), of: file)
        }
        let joined = statements.joined(separator: "; ")
        if text.first == UInt8(ascii: ";") {
            let isLast = !text.dropFirst().contains { !isBlank($0) }
            return .insertion(" " + joined + (isLast ? "" : ";"), at: UInt32(text.startIndex) + 1, of: file)
        }
        return .insertion("; " + joined, at: range.end, of: file)
    }

    /// Inserts statements around the only one of a block that shares a line with its braces. Each statement
    /// gets its own line. `nil` for any other layout.
    package func spreading(_ statement: SourceRange, before: [String] = [], after: [String] = []) -> [FileEdit]? {
        let line = lines.range(ofLine: lines.line(at: statement.start))
        let head = bytes[Int(line.start)..<Int(statement.start)].reversed().drop(while: isBlank)
        let rest = bytes[Int(statement.end)..<Int(contentEnd(ofLineAt: statement.end))].drop(while: isBlank)
        let opens = head.first == UInt8(ascii: "{") || head.starts(with: "ni ".utf8)
        guard opens, rest.first == UInt8(ascii: "}"), lines.line(at: statement.end) == lines.line(at: statement.start)
        else { return nil }
        let outer = newline(at: statement.start) + indentation(at: statement.start)
        let inner = outer + unit
        let opening = SourceRange(line.start + UInt32(head.count), statement.start)
        let closing = SourceRange(statement.end, UInt32(rest.startIndex))
        return [
            FileEdit(file, opening, replacement: before.map { inner + $0 }.joined() + inner),
            FileEdit(file, closing, replacement: after.map { inner + $0 }.joined() + outer),
        ]
    }

    /// Removes a statement: with its line if it is alone on it, else with the semicolon next to it.
    package func removal(of range: SourceRange) -> FileEdit {
        let line = lines.range(ofLine: lines.line(at: range.start))
        let lastLine = lines.range(ofLine: lines.line(at: range.end))
        let before = bytes[Int(line.start)..<Int(range.start)]
        let after = bytes[Int(range.end)..<Int(lastLine.end)]
        let text = after.drop { isBlank($0) || $0 == UInt8(ascii: ";") }
        if before.allSatisfy(isBlank) {
            let isAlone = text.allSatisfy { $0 == 0x0A || $0 == 0x0D }
            let range =
                isAlone ? SourceRange(line.start, lastLine.end) : SourceRange(range.start, UInt32(text.startIndex))
            return FileEdit(file, range, replacement: "")
        }
        let kept = before.reversed().drop { isBlank($0) || $0 == UInt8(ascii: ";") }
        guard kept.count < before.count, before.suffix(before.count - kept.count).contains(UInt8(ascii: ";")) else {
            let isFollowed = text.startIndex > Int(range.end)
            return FileEdit(
                file, SourceRange(range.start, isFollowed ? UInt32(text.startIndex) : range.end), replacement: "")
        }
        return FileEdit(file, SourceRange(line.start + UInt32(kept.count), range.end), replacement: "")
    }

    /// Inserts a member at the end of a type's body, after a blank line if there are other members. The
    /// member's lines are indented relative to it.
    package func insertion(ofMember member: String, beforeClosingBrace brace: UInt32) -> FileEdit {
        let newline = newline(at: brace)
        let outer = indentation(at: brace)
        let text = indented(member, by: newline + outer + unit)
        if startsLine(brace) {
            let start = lines.range(ofLine: lines.line(at: brace)).start
            let isFirst = bytes[..<Int(start)].last { !isSpace($0) } == UInt8(ascii: "{")
            return .insertion((isFirst ? "" : newline) + outer + unit + text + newline, at: start, of: file)
        }
        return .insertion(newline + outer + unit + text + newline + outer, at: brace, of: file)
    }

    private func startsLine(_ offset: UInt32) -> Bool {
        let start = lines.range(ofLine: lines.line(at: offset)).start
        return bytes[Int(start)..<Int(offset)].allSatisfy(isBlank)
    }

    /// The offset of the line ending.
    private func contentEnd(ofLineAt offset: UInt32) -> UInt32 {
        let range = lines.range(ofLine: lines.line(at: offset))
        let content = bytes[Int(range.start)..<Int(range.end)].reversed().drop { $0 == 0x0A || $0 == 0x0D }
        return max(offset, range.start + UInt32(content.count))
    }

    private func indented(_ text: String, by line: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: line)
    }

    /// The most frequent increase of indentation between consecutive lines, among the first thousand.
    private static func unit(of file: SourceFile) -> String {
        var widths: [Int: Int] = [:]
        var last = 0
        for line in 1...min(file.lines.count, 1_000) {
            let range = file.lines.range(ofLine: line)
            let text = file.bytes[Int(range.start)..<Int(range.end)]
            if text.first == 0x09 { return "\t" }
            let width = text.prefix { $0 == 0x20 }.count
            guard let first = text.dropFirst(width).first, !isSpace(first) else { continue }
            if width > last, (2...8).contains(width - last) { widths[width - last, default: 0] += 1 }
            last = width
        }
        let best = widths.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return String(repeating: " ", count: best?.key ?? 4)
    }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

private func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == 0x0A || byte == 0x0D }

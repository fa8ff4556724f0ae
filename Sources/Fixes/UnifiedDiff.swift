import TimerlintDiagnostics
import TimerlintSource

/// A diff of edits for `git apply` and `patch`.
///
/// Input: the file's bytes and its sorted, disjoint edits. Output: bytes, because a file may be invalid UTF-8.
/// Paths are relative to the working folder or, with git's header, to the repository's root.
package struct UnifiedDiff: Sendable {
    private static let context = 3

    /// Empty if the edits change nothing.
    package let bytes: [UInt8]

    package init(path: String, isInRepository: Bool = false, of old: [UInt8], edits: [TextEdit]) {
        let changes = LineChange.all(of: edits, in: old)
        var text: [UInt8] = []
        if isInRepository, !changes.isEmpty {
            let names = ["a/", "b/"].map { UnifiedDiff.name($0 + path).filter { $0 != "\t" } }
            text += Array("diff --git \(names.joined(separator: " "))\n".utf8)
        }
        if !changes.isEmpty {
            text += Array("--- \(UnifiedDiff.name("a/" + path))\n+++ \(UnifiedDiff.name("b/" + path))\n".utf8)
        }
        var writer = HunkWriter(old: old)
        for hunk in UnifiedDiff.hunks(changes, in: old) { text += writer.text(of: hunk) }
        bytes = text
    }

    /// Changes with touching context share a hunk.
    private static func hunks(_ changes: [LineChange], in old: [UInt8]) -> [Hunk] {
        changes.reduce(into: []) { hunks, change in
            let before = extended(back: change.old.lowerBound, in: old)
            if let last = hunks.last, before <= last.end {
                hunks[hunks.count - 1].changes.append(change)
                hunks[hunks.count - 1].end = extended(forward: change.old.upperBound, in: old)
            } else {
                let end = extended(forward: change.old.upperBound, in: old)
                hunks.append(Hunk(start: before, end: end, changes: [change]))
            }
        }
    }

    private static func extended(back offset: Int, in old: [UInt8]) -> Int {
        (0..<context).reduce(offset) { offset, _ in offset == 0 ? 0 : lineStart(before: offset - 1, in: old) }
    }

    private static func extended(forward offset: Int, in old: [UInt8]) -> Int {
        (0..<context).reduce(offset) { offset, _ in lineEnd(after: offset, in: old) }
    }

    /// A name in git's format: quoted if it contains characters that would break the line, followed by a tab if
    /// it contains a space.
    private static func name(_ path: String) -> String {
        let needsQuotes = path.utf8.contains {
            $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
        }
        guard needsQuotes else { return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path }
        let quoted = path.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\n": "\\n"
            case "\t": "\\t"
            case "\r": "\\r"
            case "\"", "\\": "\\\(scalar)"
            case "\0"..<" ", "\u{7F}":
                "\\" + String(repeating: "0", count: scalar.value < 8 ? 2 : scalar.value < 64 ? 1 : 0)
                    + String(scalar.value, radix: 8)
            default: String(scalar)
            }
        }
        return "\"" + quoted.joined() + "\""
    }
}

/// Whole lines of the old text with their changes.
private struct Hunk {
    let start: Int
    var end: Int
    var changes: [LineChange]
}

/// Writes hunks in order and counts lines.
private struct HunkWriter {
    let old: [UInt8]
    private var offset = 0
    /// Number of lines before `offset` in the old text, and how many more the new text has before it.
    private var lines = 0
    private var shift = 0

    init(old: [UInt8]) { self.old = old }

    mutating func text(of hunk: Hunk) -> [UInt8] {
        lines += count(old[offset..<hunk.start])
        offset = hunk.start
        var body: [UInt8] = []
        var counts = (old: 0, new: 0)
        var position = hunk.start
        for change in hunk.changes {
            counts.old += write(old[position..<change.old.lowerBound], " ", to: &body)
            let removed = write(old[change.old], "-", to: &body)
            let added = write(change.new[...], "+", to: &body)
            counts.old += removed
            counts.new += added - removed
            position = change.old.upperBound
        }
        counts.old += write(old[position..<hunk.end], " ", to: &body)
        counts.new += counts.old
        let header = "@@ -\(span(lines, counts.old)) +\(span(lines + shift, counts.new)) @@\n"
        shift += counts.new - counts.old
        return Array(header.utf8) + body
    }

    /// `before` is the number of lines before the span. An empty span is numbered by the line before it, any
    /// other by its first line.
    private func span(_ before: Int, _ count: Int) -> String {
        let start = count == 0 ? before : before + 1
        return count == 1 ? "\(start)" : "\(start),\(count)"
    }

    private func count(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 + ($1 == newline ? 1 : 0) }
    }

    /// Returns the number of lines written.
    private func write(_ bytes: ArraySlice<UInt8>, _ sign: Unicode.Scalar, to body: inout [UInt8]) -> Int {
        let lines = TimerlintFixes.lines(of: bytes)
        for line in lines {
            body.append(UInt8(ascii: sign))
            body += line
            if line.last != newline { body += Array("\n\\ No newline at end of file\n".utf8) }
        }
        return lines.count
    }
}

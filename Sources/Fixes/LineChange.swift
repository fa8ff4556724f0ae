import TimerlintDiagnostics
import TimerlintSource

/// A run of whole lines that edits replace, as a diff shows it. Lines end with LF alone here, as they do for
/// `git apply`: a CR is part of its line.
package struct LineChange: Sendable, Equatable {
    /// Byte offsets into the old text; whole lines.
    package let old: Range<Int>
    /// Whole lines, or empty; only at the end of the file may the last lack its LF.
    package let new: [UInt8]
}

extension LineChange {
    /// What edits change in a text, in order, lines that stay the same at either end left out. The edits are sorted
    /// and do not overlap. Looks only at the lines that an edit touches and the one behind them.
    package static func all(of edits: [TextEdit], in bytes: [UInt8]) -> [LineChange] {
        var changes: [LineChange] = []
        var index = 0
        while index < edits.count {
            let lines = touchedLines(from: &index, of: edits, in: bytes)
            let new = lines.edits.applied(to: Array(bytes[lines.range]))
            if let change = trimmed(old: lines.range, new: new, in: bytes) { changes.append(change) }
        }
        return joined(changes)
    }

    /// Changes of neighbouring lines as one, so that what is taken away stands before what comes instead.
    private static func joined(_ changes: [LineChange]) -> [LineChange] {
        changes.reduce(into: []) { joined, change in
            if let last = joined.last, last.old.upperBound == change.old.lowerBound {
                joined[joined.count - 1] = LineChange(
                    old: last.old.lowerBound..<change.old.upperBound, new: last.new + change.new)
            } else {
                joined.append(change)
            }
        }
    }

    /// The whole lines that the edit at `index` touches, with every following edit that shares a line with it.
    private static func touchedLines(
        from index: inout Int, of edits: [TextEdit], in bytes: [UInt8]
    ) -> (range: Range<Int>, edits: [TextEdit]) {
        let first = index
        let start = lineStart(before: clamp(edits[index].range.start, bytes), in: bytes)
        var end = start
        // The line behind an edit belongs to it: the edit may have taken away the line's end between them.
        repeat {
            end = max(end, lineEnd(after: clamp(edits[index].range.end, bytes), in: bytes))
            index += 1
        } while index < edits.count && (clamp(edits[index].range.start, bytes) < end || end == bytes.count)
        let shifted = edits[first..<index].map { edit in
            TextEdit(
                range: SourceRange(edit.range.start - UInt32(start), edit.range.end - UInt32(start)),
                replacement: edit.replacement)
        }
        return (start..<end, shifted)
    }

    private static func trimmed(old: Range<Int>, new: [UInt8], in bytes: [UInt8]) -> LineChange? {
        let oldLines = lines(of: bytes[old])
        let newLines = lines(of: new[...])
        let prefix = zip(oldLines, newLines).prefix { $0 == $1 }.count
        let rest = min(oldLines.count, newLines.count) - prefix
        let suffix = zip(oldLines.reversed(), newLines.reversed()).prefix { $0 == $1 }.prefix(rest).count
        let kept = newLines[prefix..<(newLines.count - suffix)]
        if kept.isEmpty && prefix + suffix == oldLines.count { return nil }
        let start = old.lowerBound + oldLines[..<prefix].reduce(0) { $0 + $1.count }
        let end = old.upperBound - oldLines[(oldLines.count - suffix)...].reduce(0) { $0 + $1.count }
        return LineChange(old: start..<end, new: Array(kept.joined()))
    }

    private static func clamp(_ offset: UInt32, _ bytes: [UInt8]) -> Int { min(Int(offset), bytes.count) }
}

let newline = UInt8(ascii: "\n")

/// The lines of a text with their LF; the last may have none.
package func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
        let end = bytes[start...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.endIndex
        lines.append(bytes[start..<end])
        start = end
    }
    return lines
}

func lineStart(before offset: Int, in bytes: [UInt8]) -> Int {
    bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
}

/// The offset behind the LF of the line that holds `offset`.
func lineEnd(after offset: Int, in bytes: [UInt8]) -> Int {
    bytes[offset...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
}

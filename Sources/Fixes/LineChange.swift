import TimerlintDiagnostics
import TimerlintSource

/// A run of whole lines that edits replace, for a diff. Only LF ends a line here, as in `git apply`: a CR is
/// part of its line.
package struct LineChange: Sendable, Equatable {
    /// Byte offsets of whole lines in the old text.
    package let old: Range<Int>
    /// Whole lines, or empty. Only the last line of the file may lack its LF.
    package let new: [UInt8]
}

extension LineChange {
    /// The changed lines, in order, without unchanged lines at either end. The edits must be sorted and
    /// disjoint. Cost: visits only the touched lines and the one after them.
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

    /// Merges changes of adjacent lines, so that all removed lines precede the added ones.
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

    /// The whole lines touched by the edit at `index` and by every following edit that shares a line with it.
    private static func touchedLines(
        from index: inout Int, of edits: [TextEdit], in bytes: [UInt8]
    ) -> (range: Range<Int>, edits: [TextEdit]) {
        let first = index
        let start = lineStart(before: clamp(edits[index].range.start, bytes), in: bytes)
        var end = start
        // The line after an edit is included, because the edit may have deleted the line ending between them.
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

/// The lines of a text with their LF, which the last may lack.
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

/// The offset after the LF of the line that contains `offset`.
func lineEnd(after offset: Int, in bytes: [UInt8]) -> Int {
    bytes[offset...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
}

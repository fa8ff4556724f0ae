import TimerlintSource

/// Moves locations across an edit that no rule has read. Input: a file before and after. Output: a range in the new file;
/// `nil` near the edit, where fixes depend on the text. Cost: linear in the file.
package final class FileRevision: Sendable {
    package let old, new: SourceFile
    /// All bytes that the edit may have touched: if `\n` is inserted next to `\n`, both.
    private let oldBytes, newBytes: SourceRange
    /// The lines that differ and those that fixes read around them: up to the next line that is not blank, on either side.
    /// `nil` if the texts are equal.
    private let surroundings: SourceRange?
    private let knownLayout = OneAnswer<Bool>()

    package init(of old: SourceFile, to new: SourceFile) {
        self.old = old
        self.new = new
        let first = ByteChange.first(of: old.bytes, to: new.bytes)
        let last = first.moved(in: old.bytes, new.bytes)
        oldBytes = SourceRange(last.old.lowerBound, first.old.upperBound)
        newBytes = SourceRange(last.new.lowerBound, first.new.upperBound)
        let isSame = first.old.isEmpty && first.new.isEmpty
        surroundings = isSame ? nil : old.linesAround(oldBytes)
    }

    /// The range in the new file; `nil` if it is, in part, in the surroundings of the edit.
    package func moved(_ range: SourceRange) -> SourceRange? {
        guard let surroundings else { return range }
        if range.start < surroundings.start, range.end <= surroundings.start { return range }
        return range.start < surroundings.end ? nil : SourceRange(moved(range.start), moved(range.end))
    }

    private func moved(_ offset: UInt32) -> UInt32 { offset - oldBytes.end + newBytes.end }

    /// Whether fixes elsewhere in the file copy the same layout: the unit of indentation, and the indentation and line
    /// ending of the lines that the edit changes only in part.
    package var keepsLayout: Bool {
        if surroundings == nil { return true }
        return knownLayout.answer {
            let (before, after) = (SourceLayout(old), SourceLayout(new))
            return before.indentation(at: oldBytes.end) == after.indentation(at: newBytes.end)
                && before.newline(at: oldBytes.start) == after.newline(at: newBytes.start)
                && before.newline(at: oldBytes.end) == after.newline(at: newBytes.end)
                && before.unit == after.unit
        }
    }
}

extension SourceFile {
    /// The lines of a range with those around them up to the next ones that are not blank.
    fileprivate func linesAround(_ range: SourceRange) -> SourceRange {
        let first = (1..<lines.line(at: range.start)).last { !isBlank(line: $0) } ?? 1
        let last = (1..<lines.count).dropFirst(lines.line(at: range.end)).first { !isBlank(line: $0) }
        // The last line of the file ends with the file, not before the next one.
        return SourceRange(lines.range(ofLine: first).start, last.map { lines.range(ofLine: $0).end } ?? .max)
    }

    private func isBlank(line: Int) -> Bool {
        let range = lines.range(ofLine: line)
        return bytes[Int(range.start)..<Int(range.end)].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }
}

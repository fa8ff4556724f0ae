import TimerlintDiagnostics
import TimerlintSource

extension [TextEdit] {
    /// The file with every edit applied. Its rewritings are kept, except those that an edit touches.
    package func applied(to file: SourceFile) -> SourceFile {
        let map = OffsetMap(self)
        let kept = file.rewritings.filter { rewriting in
            !contains { $0.range.start < rewriting.range.end && rewriting.range.start < $0.range.end }
        }
        let moved = kept.map { rewriting in
            let start = map.moved(rewriting.range.start)
            return Rewriting(range: SourceRange(start, start + UInt32(rewriting.range.length)), text: rewriting.text)
        }
        return SourceFile(id: file.id, language: file.language, bytes: applied(to: file.bytes), rewritings: moved)
    }

    /// The bytes with every edit applied. The edits must be sorted and disjoint; parts of them outside the
    /// bytes are ignored.
    package func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 64 * count)
        var position = 0
        for edit in self {
            let start = Swift.min(Swift.max(Int(edit.range.start), position), bytes.count)
            result += bytes[position..<start]
            result += Array<UInt8>(edit.replacement.utf8)
            position = Swift.min(Swift.max(Int(edit.range.end), start), bytes.count)
        }
        return result + bytes[position...]
    }
}

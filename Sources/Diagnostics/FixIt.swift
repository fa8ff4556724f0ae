import TimerlintSource

/// Whether a fix may be applied without a person looking at it.
package enum FixSafety: String, CaseIterable, Sendable, Codable {
    /// Keeps what the program does, but for the fault: `--fix` applies it.
    case safe
    /// Right in most code, but changes ownership, timing or availability: `--unsafe-fixes` applies it.
    case unsafe
    /// Has choices or gaps: shown, never applied.
    case suggestion
}

/// A replacement of a range of one file's bytes.
package struct TextEdit: Sendable, Hashable {
    package let range: SourceRange
    package let replacement: String

    package init(range: SourceRange, replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    package static func insertion(_ text: String, at offset: UInt32) -> TextEdit {
        TextEdit(range: SourceRange(offset, offset), replacement: text)
    }

    /// By how many bytes it makes the file longer.
    package var growth: Int { replacement.utf8.count - range.length }
}

/// An edit of the file that its range is in.
package struct FileEdit: Sendable {
    package let file: SourceFile
    package let edit: TextEdit

    package var range: SourceRange { edit.range }

    package init(_ file: SourceFile, _ edit: TextEdit) {
        self.file = file
        self.edit = edit
    }

    package init(_ file: SourceFile, _ range: SourceRange, replacement: String) {
        self.init(file, TextEdit(range: range, replacement: replacement))
    }

    package static func insertion(_ text: String, at offset: UInt32, of file: SourceFile) -> FileEdit {
        FileEdit(file, .insertion(text, at: offset))
    }
}

/// What a fix changes in one file.
package struct FileChange: Sendable {
    package let file: SourceFile
    /// Sorted by position; never empty.
    package let edits: [TextEdit]

    /// From the first byte that changes to the last.
    package var extent: SourceRange { SourceRange(edits[0].range.start, edits[edits.count - 1].range.end) }

    /// The edits stand apart from one another and inside the file.
    fileprivate var isSound: Bool {
        var end: UInt32 = 0
        for edit in edits {
            guard edit.range.start >= end, edit.range.end >= edit.range.start, Int(edit.range.end) <= file.bytes.count
            else { return false }
            end = edit.range.end
        }
        return true
    }
}

/// A change that fixes a finding: all of its edits or none.
package struct FixIt: Sendable {
    /// A command: "add the timer to '.common'".
    package let title: String
    package let safety: FixSafety
    /// One for each file that changes, in the order of their first edits; none where the title says it all.
    package let changes: [FileChange]

    package init(title: String, safety: FixSafety, edits: [FileEdit]) {
        self.title = title
        self.safety = safety
        changes = FixIt.changes(edits)
    }

    /// Advice in words, where what to write depends on code that the tool does not know.
    package init(advice: String) { self.init(title: advice, safety: .suggestion, edits: []) }

    /// Whether its edits stand apart from one another and inside their files. One that is not sound is a fault of its
    /// rule.
    package var isSound: Bool { (safety == .suggestion || !changes.isEmpty) && changes.allSatisfy(\.isSound) }

    private static func changes(_ edits: [FileEdit]) -> [FileChange] {
        var files: [SourceFile] = []
        for edit in edits where !files.contains(where: { $0 === edit.file }) { files.append(edit.file) }
        return files.map { file in
            // Two insertions at one place keep the order in which they were given.
            let own = edits.filter { $0.file === file }.map(\.edit).enumerated()
            return FileChange(
                file: file,
                edits: own.sorted { ($0.element.range, $0.offset) < ($1.element.range, $1.offset) }.map(\.element))
        }
    }
}

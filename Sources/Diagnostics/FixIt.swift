import TimerlintSource

/// The applicability of a fix: whether it may be applied without review.
package enum FixSafety: String, CaseIterable, Sendable, Codable {
    /// Preserves the program's behavior except for the fault. Applied by `--fix`.
    case safe
    /// Correct in most code, but changes ownership, timing or availability. Applied by `--unsafe-fixes`.
    case unsafe
    /// Has alternatives or gaps to fill in. Shown, never applied.
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

    /// Replaces nothing. `offset` is in bytes.
    package static func insertion(_ text: String, at offset: UInt32) -> TextEdit {
        TextEdit(range: SourceRange(offset, offset), replacement: text)
    }

    /// The number of bytes it adds to the file; negative if it shortens it.
    package var growth: Int { replacement.utf8.count - range.length }
}

/// An edit with its file.
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

/// The edits of a fix in one file.
package struct FileChange: Sendable {
    package let file: SourceFile
    /// Sorted by position; never empty.
    package let edits: [TextEdit]

    /// From the first changed byte to the last.
    package var extent: SourceRange { SourceRange(edits[0].range.start, edits[edits.count - 1].range.end) }

    /// Whether the edits are disjoint and inside the file.
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

/// A change that fixes a finding. Its edits are applied together or not at all.
package struct FixIt: Sendable {
    /// An imperative: "add the timer to '.common'".
    package let title: String
    /// Whether the fix may be applied without review.
    package let safety: FixSafety
    /// One per changed file, in the order of their first edits; none if the title is the whole advice.
    package let changes: [FileChange]

    package init(title: String, safety: FixSafety, edits: [FileEdit]) {
        self.title = title
        self.safety = safety
        changes = FixIt.changes(edits)
    }

    /// Advice without edits, if the right code depends on something the tool does not know.
    package init(advice: String) { self.init(title: advice, safety: .suggestion, edits: []) }

    /// Whether its edits are disjoint and inside their files. An unsound fix is a bug in its rule.
    package var isSound: Bool { (safety == .suggestion || !changes.isEmpty) && changes.allSatisfy(\.isSound) }

    private static func changes(_ edits: [FileEdit]) -> [FileChange] {
        var files: [SourceFile] = []
        for edit in edits where !files.contains(where: { $0 === edit.file }) { files.append(edit.file) }
        return files.map { file in
            // Two insertions at the same offset keep their given order.
            let own = edits.filter { $0.file === file }.map(\.edit).enumerated()
            return FileChange(
                file: file,
                edits: own.sorted { ($0.element.range, $0.offset) < ($1.element.range, $1.offset) }.map(\.element))
        }
    }
}

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
}

/// A change that mends a finding: all of its edits or none, in the file of the finding.
package struct FixIt: Sendable {
    /// A command: "add the timer to '.common'".
    package let title: String
    package let safety: FixSafety
    /// Sorted by position, not overlapping.
    package let edits: [TextEdit]

    package init(title: String, safety: FixSafety, edits: [TextEdit]) {
        self.title = title
        self.safety = safety
        // Two insertions at one place keep the order in which they were given.
        self.edits = edits.enumerated().sorted { ($0.element.range, $0.offset) < ($1.element.range, $1.offset) }
            .map(\.element)
    }
}

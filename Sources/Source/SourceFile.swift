/// The language used to parse a file.
package enum Language: String, Sendable {
    case swift
    /// Objective-C, Objective-C++, C and their headers.
    case objectiveC = "objective-c"

    /// The language for a file name's extension; `nil` for files that are not parsed.
    package init?(path: String) {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        switch path[path.index(after: dot)...] {
        case "swift": self = .swift
        case "m", "mm", "c", "h": self = .objectiveC
        default: return nil
        }
    }
}

/// The unmodified bytes of one file with the name it is reported under. Nothing is decoded or normalized: every
/// offset in the tool is an offset into `bytes`.
package final class SourceFile: Sendable {
    /// Identifies the file. The path does not: it is for display.
    package let id: FileID
    /// The reported path: relative to the working folder if possible, separated by `/`.
    package let path: String
    package let language: Language
    /// Offsets in the file count these.
    package let bytes: [UInt8]
    /// Computed on first use, because only the few files with findings need it.
    package var lines: LineTable {
        knownLines.withLock { known in
            if let known { return known }
            let lines = LineTable(bytes: bytes)
            known = lines
            return lines
        }
    }
    private let knownLines = Guarded<LineTable?>(nil)
    /// The results of lasting searches.
    let knownSearches = Answers<SpellingSearch.Lasting, Bool>()
    /// The ranges that the compiler rewrites, sorted and disjoint; empty if none were requested.
    package let rewritings: [Rewriting]

    package convenience init(path: String, language: Language, bytes: [UInt8], rewritings: [Rewriting] = []) {
        self.init(id: FileID(path), language: language, bytes: bytes, rewritings: rewritings)
    }

    package init(id: FileID, language: Language, bytes: [UInt8], rewritings: [Rewriting] = []) {
        self.rewritings = rewritings
        self.id = id
        path = id.text
        self.language = language
        self.bytes = bytes
    }

    /// Whether each lasting search in this file would have the same result in another one.
    package func answersSearches(like other: SourceFile) -> Bool {
        knownSearches.questions.allSatisfy { $0.search.occurs(in: self) == $0.search.occurs(in: other) }
    }

    /// The text of a range; invalid UTF-8 is repaired.
    package func text(_ range: SourceRange) -> String {
        String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    }
}

/// The language a file is read as.
package enum Language: String, Sendable {
    case swift
    /// Objective-C, Objective-C++, C and their headers.
    case objectiveC = "objective-c"

    /// The language that a file name's extension stands for, or `nil` for files that are not read.
    package init?(path: String) {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        switch path[path.index(after: dot)...] {
        case "swift": self = .swift
        case "m", "mm", "c", "h": self = .objectiveC
        default: return nil
        }
    }
}

/// One file's bytes as they were read, with the name it is reported under. Nothing is decoded or normalised:
/// every offset in the tool is an offset into `bytes`.
package final class SourceFile: Sendable {
    /// What tells the file from all others. Its path does not: it is for people to read.
    package let id: FileID
    /// The path as reported: relative to the working folder where possible, with `/`.
    package let path: String
    package let language: Language
    package let bytes: [UInt8]
    /// Made when it is first asked for, as it is of the few files with findings.
    package var lines: LineTable {
        knownLines.withLock { known in
            if let known { return known }
            let lines = LineTable(bytes: bytes)
            known = lines
            return lines
        }
    }
    private let knownLines = Guarded<LineTable?>(nil)
    /// How its compiler reads some pieces of it, in order and apart from each other; empty where none was asked.
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

    /// The text of a range; invalid UTF-8 is repaired.
    package func text(_ range: SourceRange) -> String {
        String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    }
}

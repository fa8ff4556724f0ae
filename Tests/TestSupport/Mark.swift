import TimerlintDiagnostics

/// One expected finding: `// expect: rule_id` at the end of the line it starts on, or on the line below after
/// carets that show its columns. `rule_id(note)` specifies a severity that is not the rule's own.
package struct Mark: Hashable, Sendable {
    package let rule: String
    /// `nil` if none is written.
    package let severity: Severity?
    /// The line (from 1) on which the finding starts.
    package let line: Int
    /// The columns (from 1, in bytes, half-open) of the finding on that line; `nil` for any.
    package let columns: Range<Int>?

    package init(rule: String, severity: Severity? = nil, line: Int, columns: Range<Int>? = nil) {
        self.rule = rule
        self.severity = severity
        self.line = line
        self.columns = columns
    }
}

/// A mark that cannot be read.
package struct MalformedMark: Error, CustomStringConvertible {
    package let line: Int
    package let reason: String
    package var description: String { "line \(line): \(reason)" }
}

/// The text of a fixture for the linter. Marks are replaced by blanks, so every other byte keeps its offset.
package struct MarkedSource: Sendable {
    package let bytes: [UInt8]
    /// The text with the marks removed, including lines of carets.
    package let unmarked: [UInt8]
    package let marks: [Mark]

    /// - Throws: `MalformedMark` if a mark's rule or severity is invalid.
    package init(marked bytes: [UInt8]) throws {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        var unmarked: [[UInt8]] = []
        var marks: [Mark] = []
        var codeLine = 0
        for index in lines.indices {
            let text = String(decoding: lines[index], as: UTF8.self)
            guard let comment = MarkComment(line: text) else {
                codeLine = index + 1
                unmarked.append(lines[index])
                continue
            }
            if comment.carets == nil { codeLine = index + 1 }
            for word in comment.words {
                marks.append(try Mark(word: word, line: codeLine, columns: comment.carets, writtenOn: index + 1))
            }
            if comment.carets == nil { unmarked.append(lines[index][..<comment.start].trimmingTrailingBlanks()) }
            for column in comment.start..<lines[index].count { lines[index][column] = UInt8(ascii: " ") }
        }
        self.unmarked = Array(unmarked.joined(separator: [UInt8(ascii: "\n")]))
        self.bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
        self.marks = marks
    }
}

extension ArraySlice<UInt8> {
    fileprivate func trimmingTrailingBlanks() -> [UInt8] {
        Array(self[..<((lastIndex { $0 != UInt8(ascii: " ") } ?? startIndex - 1) + 1)])
    }
}

/// The comment on one line that holds marks.
private struct MarkComment {
    /// The byte offset of the comment in its line.
    let start: Int
    /// The columns (from 1) above the carets; `nil` for a mark at the end of a line of code.
    let carets: Range<Int>?
    /// The comma-separated items, untrimmed.
    let words: [Substring]

    init?(line: String) {
        if let match = line.firstMatch(of: /^\s*\/\/\s*(\^+)\s*expect:(.*)$/) {
            let first = line.utf8.distance(from: line.startIndex, to: match.1.startIndex) + 1
            start = 0
            carets = first..<first + match.1.utf8.count
            words = match.2.split(separator: ",", omittingEmptySubsequences: false)
        } else if let match = line.firstMatch(of: /\/\/\s*expect:(.*)$/) {
            start = line.utf8.distance(from: line.startIndex, to: match.0.startIndex)
            carets = nil
            words = match.1.split(separator: ",", omittingEmptySubsequences: false)
        } else {
            return nil
        }
    }
}

extension Mark {
    fileprivate init(word: Substring, line: Int, columns: Range<Int>?, writtenOn: Int) throws {
        guard let match = word.wholeMatch(of: /\s*([a-z_]+)(?:\(([a-z]+)\))?\s*/) else {
            throw MalformedMark(line: writtenOn, reason: "'\(word)' is no mark")
        }
        var severity: Severity?
        if let name = match.2 {
            severity = Severity(rawValue: String(name))
            guard severity != nil else {
                throw MalformedMark(line: writtenOn, reason: "'\(name)' is no severity")
            }
        }
        self.init(rule: String(match.1), severity: severity, line: line, columns: columns)
    }
}

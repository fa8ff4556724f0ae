import TimerlintSource

/// A directive in a comment: `timerlint:ignore rule[, rule] - reason` and its variants.
struct SuppressionDirective: Sendable {
    enum Verb: String, CaseIterable, Sendable {
        case ignore
        case ignoreFile = "ignore-file"
        case disable, enable
    }

    /// A rule id as written in the comment.
    struct Name: Sendable {
        let id: String
        let range: SourceRange
    }

    /// Further ids count as part of the reason. The limit exceeds the number of rules.
    static let nameLimit = 200

    let comment: SuppressionComment
    /// The word after `timerlint:`.
    let word: Name
    /// `nil` for an unknown verb.
    var verb: Verb? { Verb(rawValue: word.id) }
    let names: [Name]
    /// Empty if none is given.
    let reason: String
    /// True if the reason is not introduced by a dash or colon.
    let hasPlainReason: Bool
    /// From `timerlint:` to the end of its line or comment, without trailing space.
    let range: SourceRange
    /// Whether the comment contains nothing else.
    let isWholeComment: Bool
    /// The start offset, including the `//` of a directive inside another comment.
    let start: UInt32

    /// The directives of a comment, each on its own line. A directive starts its line or, except in
    /// documentation, follows a `//` inside the comment: `// swiftlint:disable:this x // timerlint:ignore y`.
    static func all(in comment: SuppressionComment, of file: SourceFile) -> [SuppressionDirective] {
        var found: [SuppressionDirective] = []
        var line = Int(comment.range.start)
        let end = Int(comment.range.end) - (comment.isBlock && hasCloser(comment, file) ? 2 : 0)
        while line < end {
            let lineEnd = file.bytes[line..<end].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? end
            var reader = DirectiveReader(bytes: file.bytes, at: line, end: lineEnd)
            if let start = reader.findDirective(in: comment) {
                found.append(reader.directive(from: start, in: comment, of: file))
            }
            line = lineEnd + 1
        }
        return found
    }

    /// The other linters' spelling for a single line, which users bring along: `disable:next`,
    /// `ignore-next-line`, `disable-line`; otherwise `nil`.
    var meantForOneLine: String? {
        let ends = ["next", "next-line", "line", "this", "this-line", "previous"]
        let verbs = ["ignore", "disable", "enable"]
        if verbs.contains(where: { verb in ends.contains { word.id == verb + "-" + $0 } }) { return word.id }
        guard verb != nil, names.isEmpty, let end = reason.split(separator: " ").first.map(String.init),
            ends.contains(end)
        else { return nil }
        return word.id + ":" + end
    }

    /// A rule id separated from the previous one by a space instead of a comma, which makes it part of the
    /// reason.
    func ruleBehindSpace(among known: some Collection<String>) -> String? {
        guard !names.isEmpty, hasPlainReason,
            let first = reason.split(whereSeparator: { " ,".contains($0) }).first.map(String.init)
        else { return nil }
        return known.contains(first) ? first : nil
    }

    private static func hasCloser(_ comment: SuppressionComment, _ file: SourceFile) -> Bool {
        comment.range.length >= 4
            && file.bytes[Int(comment.range.end) - 2..<Int(comment.range.end)].elementsEqual("*/".utf8)
    }
}

/// Parses one line of a comment.
private struct DirectiveReader {
    let bytes: [UInt8]
    var at: Int
    let end: Int

    /// Moves past `timerlint:` and returns the start of the directive, including the `//` of an inner comment.
    mutating func findDirective(in comment: SuppressionComment) -> Int? {
        if at != comment.range.start { skipBlanks() }
        // On later lines of a block comment, `//` marks commented-out code with its own comment.
        let isFirstLine = at == comment.range.start
        skip { $0 == UInt8(ascii: "*") || isFirstLine && $0 == UInt8(ascii: "/") }
        skipBlanks()
        let start = at
        if takeMarker() { return start }
        // Without code before it, the comment is commented-out code with its own comment.
        return comment.hasCodeBefore && !comment.isDocumentation && !comment.isBlock ? findInnerDirective() : nil
    }

    private mutating func findInnerDirective() -> Int? {
        while at < end {
            skip { $0 != UInt8(ascii: "/") }
            let slashes = at
            skip { $0 == UInt8(ascii: "/") }
            guard at - slashes >= 2 else { continue }
            skipBlanks()
            if takeMarker() { return slashes }
        }
        return nil
    }

    /// `start` is the start of the directive or of the `//` before it. Call just after `timerlint:`.
    mutating func directive(from start: Int, in comment: SuppressionComment, of file: SourceFile)
        -> SuppressionDirective
    {
        let marker = at - SuppressionComments.marker.count
        var lineEnd = end
        while lineEnd > at, bytes[lineEnd - 1] == 0x20 || bytes[lineEnd - 1] == 0x09 { lineEnd -= 1 }
        let word = takeName(allowingDash: true)
        var names: [SuppressionDirective.Name] = []
        skipBlanks()
        while names.count < SuppressionDirective.nameLimit {
            let name = takeName(allowingDash: false)
            guard !name.id.isEmpty else { break }
            names.append(name)
            skipBlanks()
            guard at < lineEnd, bytes[at] == UInt8(ascii: ",") else { break }
            at += 1
            skipBlanks()
        }
        return SuppressionDirective(
            comment: comment, word: word, names: names, reason: reason(upTo: lineEnd),
            hasPlainReason: hasPlainReason(upTo: lineEnd),
            range: SourceRange(UInt32(marker), UInt32(lineEnd)),
            isWholeComment: start == marker
                && file.lines.line(at: comment.range.start) == file.lines.line(at: comment.range.end),
            start: UInt32(start))
    }

    private mutating func takeMarker() -> Bool {
        let marker = SuppressionComments.marker
        guard end - at >= marker.count, bytes[at..<(at + marker.count)].elementsEqual(marker) else { return false }
        at += marker.count
        return true
    }

    private mutating func takeName(allowingDash: Bool) -> SuppressionDirective.Name {
        let start = at
        skip { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
                true
            default: allowingDash && byte == UInt8(ascii: "-")
            }
        }
        let range = SourceRange(UInt32(start), UInt32(at))
        return SuppressionDirective.Name(id: String(decoding: bytes[start..<at], as: UTF8.self), range: range)
    }

    /// The rest of the line without the dash or colon that introduces it.
    private func reason(upTo lineEnd: Int) -> String {
        let rest = String(decoding: bytes[min(at, lineEnd)..<lineEnd], as: UTF8.self)
        return String(rest.drop { $0.isWhitespace || "-–—:".contains($0) })
    }

    private func hasPlainReason(upTo lineEnd: Int) -> Bool {
        at < lineEnd && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[at])
    }

    private mutating func skipBlanks() { skip { $0 == 0x20 || $0 == 0x09 } }

    private mutating func skip(while holds: (UInt8) -> Bool) {
        while at < end, holds(bytes[at]) { at += 1 }
    }
}

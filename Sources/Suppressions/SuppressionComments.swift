import TimerlintLexing
import TimerlintObjCFrontEnd
import TimerlintSource

/// A comment that may contain a directive, with its surroundings.
struct SuppressionComment: Sendable {
    let range: SourceRange
    let isDocumentation: Bool
    let isBlock: Bool
    /// Whether code precedes it on its first line, or follows it on its last.
    let hasCodeBefore: Bool
    let hasCodeAfter: Bool
    /// The line (from 1) of the first code after it; `nil` if there is none.
    let nextCodeLine: Int?
    /// Whether only imports and the conditions around them precede it.
    let isInHead: Bool
}

/// Finds the comments addressed to timerlint. Input: a file. Output: its comments that contain `timerlint:`, in
/// order, ignoring string literals. Cost: one search for a file without these bytes.
struct SuppressionComments {
    static let marker = Array("timerlint:".utf8)
    static let search = SpellingSearch([String(decoding: marker, as: UTF8.self)])

    static func find(in file: SourceFile) -> [SuppressionComment] {
        guard search.occurs(in: file) else { return [] }
        let places = occurrences(of: marker, in: file.bytes)
        if file.language == .objectiveC {
            return lexObjectiveC(file).withUnsafeBufferPointer { comments(at: places, in: file, tokens: $0) }
        }
        var lexer = Lexer()
        return file.bytes.withUnsafeBufferPointer { comments(at: places, in: file, tokens: lexer.lex($0)) }
    }

    private static func comments(
        at places: [UInt32], in file: SourceFile, tokens: UnsafeBufferPointer<Token>
    ) -> [SuppressionComment] {
        let head = endOfHead(tokens)
        var found: [SuppressionComment] = []
        var index = 0
        while index < places.count {
            // The last token is the end of the file, so a token that ends after the position always exists.
            let next = partition(tokens) { $0.end <= places[index] && $0.kind != .endOfFile }
            let gapEnd = tokens[next].start
            let first = index
            while index < places.count, places[index] < gapEnd { index += 1 }
            if index == first { index += 1 }
            found += Gap(tokens: tokens, next: next, file: file, head: head).comments(at: places[first..<index])
        }
        return found
    }

    /// The start of the first line that is neither an import nor a condition around imports.
    private static func endOfHead(_ tokens: UnsafeBufferPointer<Token>) -> UInt32 {
        var lineStart = 0
        while lineStart < tokens.count {
            let lineEnd = tokens[(lineStart + 1)...].firstIndex { $0.flags.contains(.startsLine) } ?? tokens.count
            let line = tokens[lineStart..<lineEnd]
            guard line.contains(where: { $0.word == .import || isCondition($0.kind) }) else { break }
            lineStart = lineEnd
        }
        return lineStart < tokens.count ? tokens[lineStart].start : .max
    }

    private static func isCondition(_ kind: TokenKind) -> Bool {
        switch kind {
        case .poundIf, .poundElseif, .poundElse, .poundEndif: true
        default: false
        }
    }

    /// The index of the first token that does not satisfy `isBefore`.
    private static func partition(_ tokens: UnsafeBufferPointer<Token>, _ isBefore: (Token) -> Bool) -> Int {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(tokens[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The offsets of a pattern in a text, by Horspool's algorithm, which skips most bytes.
    private static func occurrences(of pattern: [UInt8], in bytes: [UInt8]) -> [UInt32] {
        var shifts = [Int](repeating: pattern.count, count: 256)
        for (index, byte) in pattern.dropLast().enumerated() { shifts[Int(byte)] = pattern.count - 1 - index }
        var found: [UInt32] = []
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            while start + pattern.count <= bytes.count {
                let last = bytes[start + pattern.count - 1]
                if last == pattern[pattern.count - 1], bytes[start..<(start + pattern.count)].elementsEqual(pattern) {
                    found.append(UInt32(start))
                }
                start += shifts[Int(last)]
            }
        }
        return found
    }
}

/// The trivia between two tokens.
private struct Gap {
    let tokens: UnsafeBufferPointer<Token>
    /// The index of the token after it.
    let next: Int
    let file: SourceFile
    let head: UInt32

    /// The comments that contain one of the sorted offsets. Offsets inside the next token are ignored.
    func comments(at places: ArraySlice<UInt32>) -> [SuppressionComment] {
        var places = places
        var found: [SuppressionComment] = []
        let range = SourceRange(next == 0 ? 0 : tokens[next - 1].end, tokens[next].start)
        for piece in TriviaPieces(of: file.bytes, gap: range) {
            guard let place = places.first, place < range.end else { break }
            guard piece.range.contains(place) else { continue }
            places = places.drop { $0 < piece.range.end }
            if piece.kind.isComment { found.append(comment(piece)) }
        }
        return found
    }

    private func comment(_ piece: TriviaPiece) -> SuppressionComment {
        let following = tokens[next].kind == .endOfFile ? nil : file.lines.line(at: tokens[next].start)
        return SuppressionComment(
            range: piece.range,
            isDocumentation: piece.kind == .docLineComment || piece.kind == .docBlockComment,
            isBlock: piece.kind == .blockComment || piece.kind == .docBlockComment,
            hasCodeBefore: next > 0
                && file.lines.line(at: tokens[next - 1].end - 1) == file.lines.line(at: piece.range.start),
            hasCodeAfter: following == file.lines.line(at: piece.range.end),
            nextCodeLine: following,
            isInHead: piece.range.start <= head)
    }
}

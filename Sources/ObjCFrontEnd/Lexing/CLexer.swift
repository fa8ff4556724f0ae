import TimerlintSource

/// Splits C, Objective-C or C++ into tokens.
///
/// Input: the bytes of one file, valid or not. Output: a flat array of tokens in source order that ends with
/// `.endOfFile`. Comments and white space lie between tokens, and a preprocessor directive is one token. Lexing
/// never fails: an unterminated literal ends with its line. Cost: linear in the bytes.
struct CLexer: ~Copyable {
    /// A copy of the file followed by `padding` zeros, so lookahead needs no bounds check. The names point into
    /// it.
    let source: UnsafeMutablePointer<UInt8>
    let end: Int
    var at = 0
    let isCPlusPlus: Bool
    var names = NameTable()
    private(set) var tokens: UnsafeMutablePointer<CToken>
    private(set) var count = 0
    private var capacity: Int
    /// The offset of a comment that the file does not close.
    var openComment: Int?
    /// Flags for the next token.
    var lineFlags: CTokenFlags = [.startsLine, .isOutermost]
    let classes = CByteClass.table

    private static let padding = 32

    init(_ file: SourceFile, isCPlusPlus: Bool) {
        self.isCPlusPlus = isCPlusPlus
        end = min(file.bytes.count, Int(UInt32.max) - 1)
        source = .allocate(capacity: end + Self.padding)
        let copy = source
        let length = end
        file.bytes.withUnsafeBufferPointer {
            if let base = $0.baseAddress { copy.initialize(from: base, count: length) }
        }
        (source + end).initialize(repeating: 0, count: Self.padding)
        capacity = max(end / 4, 64)
        tokens = .allocate(capacity: capacity)
    }

    deinit {
        source.deallocate()
        tokens.deallocate()
    }

    @inline(__always)
    mutating func append(_ kind: CTokenKind, from start: Int, link: UInt32 = CToken.none, flags: CTokenFlags = []) {
        if count == capacity { grow() }
        (tokens + count).initialize(
            to: CToken(
                kind: kind, flags: flags.union(lineFlags), link: link, start: UInt32(truncatingIfNeeded: start),
                end: UInt32(truncatingIfNeeded: at)))
        count &+= 1
        lineFlags = []
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<CToken>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: tokens, count: count)
        tokens.deallocate()
        tokens = larger
        capacity *= 2
    }

    mutating func lex() {
        if source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF { at = 3 }
        lexTokens(until: end)
        at = end
        appendEnd()
    }

    /// Appends several end tokens, so that looking a few tokens ahead needs no check.
    private mutating func appendEnd() {
        for _ in 0..<4 { append(.endOfFile, from: at) }
        count -= 3
    }

    /// Lexes a range of the file again, such as the text of a macro; appends the tokens after all others.
    mutating func lexAgain(_ range: Range<Int>) -> Range<Int> {
        count += 3
        let first = count
        at = range.lowerBound
        lineFlags = []
        lexTokens(until: range.upperBound)
        at = min(at, range.upperBound)
        let end = count
        appendEnd()
        return first..<end
    }

    private mutating func lexTokens(until limit: Int) {
        while at < limit {
            let start = at
            at &+= 1
            switch classes[Int(source[start])] {
            case .blank:
                while classes[Int(source[at])] == .blank { at &+= 1 }
                lineFlags.remove(.isOutermost)
            case .newline: lineFlags = [.startsLine, .isOutermost]
            case .letter: lexIdentifier(from: start)
            case .digit: lexNumber(from: start)
            case .punctuation: lexPunctuation(from: start)
            case .period: lexPeriod(from: start)
            case .slash: lexSlash(from: start)
            case .quote: lexString(from: start)
            case .apostrophe: lexCharacter(from: start)
            case .atSign: lexAt(from: start)
            case .pound: lexPound(from: start)
            case .backslash: skipContinuation()
            case .unknown: append(.unknown, from: start)
            case .nul: if start >= end { return }
            }
        }
    }

    // MARK: Names

    @inline(__always)
    func scanName() -> Int {
        var position = at
        while classes[Int(source[position])].continuesIdentifier { position &+= 1 }
        return position
    }

    @inline(__always)
    private mutating func lexIdentifier(from start: Int) {
        at = scanName()
        if source[at] == UInt8(ascii: "\""), at &- start <= 3, lexPrefixedString(from: start) { return }
        append(.identifier, from: start, link: names.number(of: source + start, length: at &- start))
    }

    private mutating func lexAt(from start: Int) {
        let next = source[at]
        if next == UInt8(ascii: "\"") {
            at &+= 1
            lexString(from: start)
        } else if classes[Int(next)] == .letter {
            at = scanName()
            append(.atWord, from: start, link: names.number(of: source + start + 1, length: at &- start &- 1))
        } else {
            append(.at, from: start)
        }
    }
}

// Operators, brackets and directives. Input: the lexer after their first byte. Output: the lexer after them.

extension CLexer {
    @inline(__always)
    mutating func lexPeriod(from start: Int) {
        if classes[Int(source[at])] == .digit { return lexNumber(from: start) }
        if source[at] == UInt8(ascii: "."), source[at + 1] == UInt8(ascii: ".") {
            at &+= 2
            return append(.ellipsis, from: start)
        }
        append(.period, from: start)
    }

    @inline(__always)
    mutating func lexPunctuation(from start: Int) {
        let next = source[at]
        switch source[start] {
        case UInt8(ascii: "("): append(.leftParen, from: start)
        case UInt8(ascii: ")"): append(.rightParen, from: start)
        case UInt8(ascii: "{"): append(.leftBrace, from: start)
        case UInt8(ascii: "}"): append(.rightBrace, from: start)
        case UInt8(ascii: "["): append(.leftSquare, from: start)
        case UInt8(ascii: "]"): append(.rightSquare, from: start)
        case UInt8(ascii: ","): append(.comma, from: start)
        case UInt8(ascii: ";"): append(.semicolon, from: start)
        case UInt8(ascii: "?"): append(.question, from: start)
        case UInt8(ascii: "~"): append(.tilde, from: start)
        case UInt8(ascii: ":"): either(next == UInt8(ascii: ":"), .colonColon, .colon, start)
        case UInt8(ascii: "="): either(next == UInt8(ascii: "="), .equality, .equal, start)
        case UInt8(ascii: "!"): either(next == UInt8(ascii: "="), .equality, .bang, start)
        case UInt8(ascii: "*"): either(next == UInt8(ascii: "="), .compoundAssignment, .star, start)
        case UInt8(ascii: "%"): either(next == UInt8(ascii: "="), .compoundAssignment, .percent, start)
        case UInt8(ascii: "^"): either(next == UInt8(ascii: "="), .compoundAssignment, .caret, start)
        case UInt8(ascii: "&"): doubled(next, UInt8(ascii: "&"), .andAnd, .ampersand, start)
        case UInt8(ascii: "|"): doubled(next, UInt8(ascii: "|"), .orOr, .pipe, start)
        case UInt8(ascii: "+"): doubled(next, UInt8(ascii: "+"), .plusPlus, .plus, start)
        case UInt8(ascii: "-"):
            if next == UInt8(ascii: ">") {
                at &+= 1
                append(.arrow, from: start)
            } else {
                doubled(next, UInt8(ascii: "-"), .minusMinus, .minus, start)
            }
        case UInt8(ascii: "<"): angle(next, UInt8(ascii: "<"), .less, start)
        case UInt8(ascii: ">"): angle(next, UInt8(ascii: ">"), .greater, start)
        default: append(.unknown, from: start)
        }
    }

    @inline(__always)
    private mutating func either(_ isLonger: Bool, _ longer: CTokenKind, _ shorter: CTokenKind, _ start: Int) {
        if isLonger { at &+= 1 }
        append(isLonger ? longer : shorter, from: start)
    }

    /// `x`, `xx` or `x=`.
    @inline(__always)
    private mutating func doubled(
        _ next: UInt8, _ same: UInt8, _ double: CTokenKind, _ single: CTokenKind, _ start: Int
    ) {
        if next == same {
            at &+= 1
            append(double, from: start)
        } else {
            either(next == UInt8(ascii: "="), .compoundAssignment, single, start)
        }
    }

    private mutating func angle(_ next: UInt8, _ same: UInt8, _ single: CTokenKind, _ start: Int) {
        guard next == same else { return either(next == UInt8(ascii: "="), .comparison, single, start) }
        at &+= 1
        either(source[at] == UInt8(ascii: "="), .compoundAssignment, .shift, start)
    }

    // MARK: Directives

    /// `#` begins a directive if it is the first token on its line; anywhere else it has no meaning.
    mutating func lexPound(from start: Int) {
        guard lineFlags.contains(.startsLine) else { return append(.unknown, from: start) }
        while classes[Int(source[at])] == .blank { at &+= 1 }
        let word = at
        at = scanName()
        let number = at > word ? names.number(of: source + word, length: at &- word) : CToken.none
        let kind = directive(number)
        let condition = at
        skipDirectiveLine()
        append(kind, from: start, flags: kind == .poundIf || kind == .poundElif ? constancy(number, condition) : [])
    }

    private func directive(_ number: UInt32) -> CTokenKind {
        switch CWord(number: number) {
        case .if, .ifdef, .ifndef: .poundIf
        case .elif, .elifdef, .elifndef: .poundElif
        case .else: .poundElse
        case .endif: .poundEndif
        case .import, .include, .include_next: .poundImport
        case .define: .poundDefine
        default: .poundOther
        }
    }

    /// The flag of a condition that is a constant: `#if 0`, `#if 0 && DEBUG`, `#if 1`.
    private func constancy(_ number: UInt32, _ condition: Int) -> CTokenFlags {
        guard number == CWord.if.rawValue || number == CWord.elif.rawValue else { return [] }
        var position = condition
        while classes[Int(source[position])] == .blank { position += 1 }
        let digit = source[position]
        position += 1
        guard !classes[Int(source[position])].continuesIdentifier, source[position] != UInt8(ascii: ".") else {
            return []
        }
        while classes[Int(source[position])] == .blank { position += 1 }
        let endsThere = position >= end || [0x0A, 0x0D, UInt8(ascii: "/")].contains(source[position])
        switch digit {
        case UInt8(ascii: "0") where endsThere || source[position] == UInt8(ascii: "&"): return .isDead
        case UInt8(ascii: "1") where endsThere: return .isLast
        default: return []
        }
    }

    /// Skips to the end of the directive, which a backslash or a comment extends past the end of a line.
    private mutating func skipDirectiveLine() {
        while at < end {
            let byte = source[at]
            if byte == 0x0A || byte == 0x0D { return }
            at &+= 1
            switch byte {
            case UInt8(ascii: "\\"):
                at &+= source[at] == 0x0D && source[at + 1] == 0x0A ? 2 : 1
            case UInt8(ascii: "/") where source[at] == UInt8(ascii: "/"):
                skipLineComment()
                return
            case UInt8(ascii: "/") where source[at] == UInt8(ascii: "*"):
                let flags = lineFlags
                skipBlockComment()
                lineFlags = flags
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skipDirectiveString(byte)
            default: break
            }
        }
        at = min(at, end)
    }

    /// Skips a string, so that `//` inside it does not start a comment. An apostrophe in prose (`#error don't`)
    /// has no partner.
    private mutating func skipDirectiveString(_ quote: UInt8) {
        var position = at
        while position < end, source[position] != 0x0A, source[position] != 0x0D {
            if source[position] == quote {
                at = position + 1
                return
            }
            position += source[position] == UInt8(ascii: "\\") ? 2 : 1
        }
    }
}

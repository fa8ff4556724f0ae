// String literals. The main loop lexes interpolations; the enclosing literals wait on a stack.

/// A string literal whose interpolation is being lexed.
struct OpenString {
    enum Quote: UInt8 { case single, multiline, apostrophe }

    let quote: Quote
    /// Number of pounds before the opening quote.
    let pounds: Int
    /// Number of parentheses open around the literal.
    var outerParens = 0
}

extension Lexer {
    /// Call after consuming `pounds` pounds and an opening quote.
    mutating func openString(from start: Int, pounds: Int) {
        if source[start] == UInt8(ascii: "'") {
            emit(.singleQuote, from: start)
            return lexSegment(of: OpenString(quote: .apostrophe, pounds: pounds))
        }
        guard isTripleQuote(at: start), !isClosedOnItsLine(tripleQuoteAt: start, pounds: pounds) else {
            emit(.stringQuote, from: start)
            return lexSegment(of: OpenString(quote: .single, pounds: pounds))
        }
        at = start + 3
        emit(.multilineStringQuote, from: start)
        skipOpeningNewline()
        lexSegment(of: OpenString(quote: .multiline, pounds: pounds))
    }

    private func isTripleQuote(at position: Int) -> Bool {
        source[position] == UInt8(ascii: "\"") && source[position + 1] == UInt8(ascii: "\"")
            && source[position + 2] == UInt8(ascii: "\"")
    }

    /// The newline required after `"""` is not part of the string's text.
    private mutating func skipOpeningNewline() {
        guard isNewline(at: at) else { return }
        at += source[at] == 0x0D && source[at + 1] == 0x0A ? 2 : 1
        lineFlag = .startsLine
    }

    /// Tells a multi-line opening from `#"""#` and `#""" … "#` on one line, which are single-line literals that
    /// begin with quotes.
    private func isClosedOnItsLine(tripleQuoteAt start: Int, pounds: Int) -> Bool {
        guard pounds > 0 else { return false }
        var position = start + 3
        if count(ofPoundsAt: position, upTo: pounds) == pounds { return true }
        while position < end, !isNewline(at: position) {
            position += 1
            if source[position - 1] == UInt8(ascii: "\""), count(ofPoundsAt: position, upTo: pounds) == pounds {
                return true
            }
        }
        return false
    }

    private func count(ofPoundsAt position: Int, upTo limit: Int) -> Int {
        var count = 0
        while count < limit, source[position + count] == UInt8(ascii: "#") { count += 1 }
        return count
    }

    // MARK: Segments

    /// Continues inside a string literal. Stops after the closing quote (also emitted), after the `\(` of an
    /// interpolation, or, if the literal is unterminated, at the end of the line or file.
    mutating func lexSegment(of string: OpenString) {
        let start = at
        while true {
            skipPlainText()
            guard at < end else { return leaveUnterminated(from: start) }
            switch source[at] {
            case UInt8(ascii: "\""):
                if closes(string) { return close(string, segmentStart: start) }
                at &+= 1
            case UInt8(ascii: "'"):
                if string.quote == .apostrophe { return close(string, segmentStart: start) }
                at &+= 1
            case UInt8(ascii: "\\"):
                if openInterpolation(of: string, segmentStart: start) { return }
            case 0x0A, 0x0D:
                if string.quote != .multiline { return leaveUnterminated(from: start) }
                at &+= 1
            default:
                at &+= 1
            }
        }
    }

    /// Skips characters that can neither end a segment nor start an escape.
    @inline(__always)
    private mutating func skipPlainText() {
        while true {
            switch classes[Int(source[at])] {
            case .quote, .apostrophe, .backslash, .newline, .nul: return
            default: at &+= 1
            }
        }
    }

    private func closes(_ string: OpenString) -> Bool {
        switch string.quote {
        case .single: count(ofPoundsAt: at + 1, upTo: string.pounds) == string.pounds
        case .multiline: isTripleQuote(at: at) && count(ofPoundsAt: at + 3, upTo: string.pounds) == string.pounds
        case .apostrophe: false
        }
    }

    private mutating func emitSegment(from start: Int) {
        if at > start { emit(.stringSegment, from: start) }
    }

    private mutating func leaveUnterminated(from start: Int) {
        emitSegment(from: start)
        markUnterminated()
    }

    private mutating func close(_ string: OpenString, segmentStart: Int) {
        emitSegment(from: segmentStart)
        let quote = at
        switch string.quote {
        case .single:
            at += 1
            emit(.stringQuote, from: quote)
        case .apostrophe:
            at += 1
            emit(.singleQuote, from: quote)
        case .multiline:
            at += 3
            emit(.multilineStringQuote, from: quote)
        }
        guard string.pounds > 0 else { return }
        // Takes every pound present: the parser reports surplus ones.
        let pounds = at
        while source[at] == UInt8(ascii: "#") { at += 1 }
        emit(.rawStringPounds, from: pounds)
    }

    /// Call at a backslash. Emits the opening of an interpolation and returns true, or skips the escape and
    /// returns false.
    private mutating func openInterpolation(of string: OpenString, segmentStart: Int) -> Bool {
        let backslash = at
        // swift-syntax accepts one pound more than the literal has.
        let pounds = string.pounds == 0 ? 0 : count(ofPoundsAt: backslash + 1, upTo: string.pounds + 1)
        let escaped = backslash + 1 + pounds
        guard pounds >= string.pounds else {
            at = backslash + 1
            return false
        }
        guard source[escaped] == UInt8(ascii: "(") else {
            let isQuoteOrBackslash =
                source[escaped] == UInt8(ascii: "\"") || source[escaped] == UInt8(ascii: "'")
                || source[escaped] == UInt8(ascii: "\\")
            at = isQuoteOrBackslash ? escaped + 1 : escaped
            return false
        }
        emitSegment(from: segmentStart)
        at = backslash + 1
        emit(.backslash, from: backslash)
        if pounds > 0 {
            at = escaped
            emit(.rawStringPounds, from: backslash + 1)
        }
        at = escaped + 1
        emit(.leftParen, from: escaped)
        strings.append(OpenString(quote: string.quote, pounds: string.pounds, outerParens: parens))
        parens = 0
        return true
    }
}

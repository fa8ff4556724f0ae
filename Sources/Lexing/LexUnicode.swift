// Characters beyond ASCII: identifiers, operators, curly quotes, and bytes that are not valid UTF-8.

extension Lexer {
    /// Call after consuming a byte beyond ASCII where a token or trivia may begin.
    mutating func lexBeyondASCII(from start: Int) {
        let scalar = scalar(at: start)
        at = start + scalar.length
        if scalar == .byteOrderMark { return }
        if scalar.continuesIdentifier {
            // A scalar that may continue but not start an identifier still makes an identifier, an invalid one.
            skipIdentifierContinuation()
            emit(.identifier, from: start)
        } else if scalar.startsOperator {
            at = start
            lexLongOperator(from: start)
        } else if scalar == .closingCurlyQuote {
            emit(.unknown, from: start)
        } else if scalar == .openingCurlyQuote {
            skipCurlyQuotedString()
            emit(.identifier, from: start)
        }
    }

    /// The scalar that the bytes at `position` encode.
    func scalar(at position: Int) -> SourceScalar {
        SourceScalar(decoding: UnsafePointer(source) + position, limit: end - position)
    }

    /// Call after an opening curly quote. Skips to the end of the intended string if it closes on the same
    /// line.
    private mutating func skipCurlyQuotedString() {
        guard at >= memory.noCurlyQuoteBefore else { return }
        var position = at
        while position < end, !isNewline(at: position), source[position] >= 0x20 {
            let byte = source[position]
            if byte == UInt8(ascii: "\\") {
                guard isSimpleEscape(source[position + 1]) else { break }
                position += 2
            } else if byte == UInt8(ascii: "\"") {
                at = position + 1
                return
            } else {
                let scalar = scalar(at: position)
                guard scalar.isValid else { break }
                position += scalar.length
                if scalar == .closingCurlyQuote {
                    at = position
                    return
                }
            }
        }
        memory.noCurlyQuoteBefore = position
    }

    private func isSimpleEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "u"),
            UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"):
            true
        default: false
        }
    }
}

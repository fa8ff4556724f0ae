// Numbers, strings and characters. Input: the lexer after the literal's first byte. Output: the lexer after the
// literal.

extension CLexer {
    /// A preprocessing number.
    @inline(__always)
    mutating func lexNumber(from start: Int) {
        while true {
            let byte = source[at]
            if classes[Int(byte)].continuesIdentifier || byte == UInt8(ascii: ".") {
                at &+= 1
                // `1e-5`, `0x1p+3`
                let isExponent = byte | 0x20 == UInt8(ascii: "e") || byte | 0x20 == UInt8(ascii: "p")
                if isExponent, source[at] == UInt8(ascii: "-") || source[at] == UInt8(ascii: "+"),
                    !isHexadecimal(start, byte)
                {
                    at &+= 1
                }
            } else if byte == UInt8(ascii: "'"), isCPlusPlus, classes[Int(source[at + 1])].continuesIdentifier {
                at &+= 1
            } else {
                break
            }
        }
        append(.number, from: start)
    }

    /// In `0x1e+2` the `e` is a digit.
    private func isHexadecimal(_ start: Int, _ byte: UInt8) -> Bool {
        byte | 0x20 == UInt8(ascii: "e") && source[start] == UInt8(ascii: "0")
            && source[start + 1] | 0x20 == UInt8(ascii: "x")
    }

    /// Call after consuming the opening quote.
    mutating func lexString(from start: Int) {
        let isObject: CTokenFlags = source[start] == UInt8(ascii: "@") ? .isObject : []
        let isIntricate = skipQuoted(UInt8(ascii: "\""))
        append(.string, from: start, flags: isIntricate ? isObject.union(.isIntricate) : isObject)
    }

    mutating func lexCharacter(from start: Int) {
        _ = skipQuoted(UInt8(ascii: "'"))
        append(.character, from: start)
    }

    /// Skips to the closing quote or the end of the line. Returns whether there were escapes.
    private mutating func skipQuoted(_ quote: UInt8) -> Bool {
        var hasEscapes = false
        while at < end {
            let byte = source[at]
            if byte == 0x0A || byte == 0x0D { return hasEscapes }
            at &+= 1
            if byte == quote { return hasEscapes }
            guard byte == UInt8(ascii: "\\"), at < end else { continue }
            hasEscapes = true
            at &+= source[at] == 0x0D && source[at + 1] == 0x0A ? 2 : 1
        }
        at = min(at, end)
        return hasEscapes
    }

    /// `L"…"`, `u8"…"`, `R"x(…)x"`. Call at the quote. False if the letters are not a valid prefix.
    mutating func lexPrefixedString(from start: Int) -> Bool {
        let length = at &- start
        let last = source[at - 1]
        if isCPlusPlus, last == UInt8(ascii: "R") {
            at &+= 1
            skipRawString()
            append(.string, from: start, flags: .isIntricate)
            return true
        }
        let isPrefix =
            length == 1 && (last == UInt8(ascii: "L") || last | 0x20 == UInt8(ascii: "u"))
            || length == 2 && last == UInt8(ascii: "8")
        guard isPrefix else { return false }
        at &+= 1
        _ = skipQuoted(UInt8(ascii: "\""))
        append(.string, from: start, flags: .isIntricate)
        return true
    }

    /// Call after `R"`. Skips to `)delimiter"`, or to the end of the file if the string is unterminated.
    private mutating func skipRawString() {
        let delimiter = at
        while at < end, source[at] != UInt8(ascii: "("), at &- delimiter <= 16 { at &+= 1 }
        let length = at &- delimiter
        while at < end {
            at &+= 1
            guard source[at] == UInt8(ascii: ")"), source[at + 1 + length] == UInt8(ascii: "\"") else { continue }
            if (0..<length).allSatisfy({ source[at + 1 + $0] == source[delimiter + $0] }) {
                at = min(at &+ length &+ 2, end)
                return
            }
        }
        at = end
    }
}

// Identifiers, `$` names, quoted identifiers, placeholders and pound words.

extension Lexer {
    /// Call after consuming the first letter.
    @inline(__always)
    mutating func lexIdentifier(from start: Int) {
        while classes[Int(source[at])].continuesIdentifier { at &+= 1 }
        if source[at] >= 0x80 { skipIdentifierContinuation() }
        emit(.identifier, from: start, word: words.word(at: source + start, length: at &- start))
    }

    @inline(__always)
    mutating func lexUnderscore(from start: Int) {
        skipIdentifierContinuation()
        if at &- start == 1 {
            emit(.wildcard, from: start)
        } else {
            emit(.identifier, from: start, word: words.word(at: source + start, length: at &- start))
        }
    }

    /// Skips every character that may continue an identifier.
    mutating func skipIdentifierContinuation() {
        while true {
            while classes[Int(source[at])].continuesIdentifier { at &+= 1 }
            guard source[at] >= 0x80 else { return }
            let scalar = scalar(at: at)
            guard scalar.continuesIdentifier else { return }
            at &+= scalar.length
        }
    }

    /// Call after consuming `$`. A lone `$` is a name too.
    mutating func lexDollarIdentifier(from start: Int) {
        skipIdentifierContinuation()
        emit(.dollarIdentifier, from: start)
    }

    /// Call after consuming a backtick. It quotes everything up to the next backtick on the same line; without
    /// one it is punctuation.
    mutating func lexQuotedIdentifier(from start: Int) {
        var position = at
        while position < end, source[position] != UInt8(ascii: "`"), !isNewline(at: position) { position += 1 }
        if position < end, source[position] == UInt8(ascii: "`") {
            at = position + 1
            emit(.identifier, from: start)
        } else {
            emit(.backtick, from: start)
            markUnterminated()
        }
    }

    @inline(__always)
    func isNewline(at position: Int) -> Bool { source[position] == 0x0A || source[position] == 0x0D }

    // MARK: Placeholders

    /// Skips `<#…#>` on one line, starting at its first `#`. Does not move if the placeholder is not closed.
    mutating func skipPlaceholder(from start: Int) -> Bool {
        var position = start + 2
        while position < end, source[position] != 0x0A {
            if source[position] == UInt8(ascii: "<"), source[position + 1] == UInt8(ascii: "#") { return false }
            if source[position] == UInt8(ascii: "#"), source[position + 1] == UInt8(ascii: ">") {
                at = position + 2
                return true
            }
            position += 1
        }
        return false
    }

    /// Whether `#>` follows on the same line after `position`.
    mutating func placeholderEnds(after position: Int) -> Bool {
        if position >= memory.placeholderScan.start, position < memory.placeholderScan.end {
            return memory.placeholderScan.found
        }
        var index = position
        var found = false
        while index < end, source[index] != 0x0A, !found {
            found = source[index] == UInt8(ascii: "#") && source[index + 1] == UInt8(ascii: ">")
            index += 1
        }
        memory.placeholderScan = (position, index, found)
        return found
    }

    // MARK: Pounds

    /// Call after consuming `#`: starts a raw string, an extended regex literal or a pound word, or is a lone
    /// `#`.
    mutating func lexPound(from start: Int) {
        if start >= memory.barePoundsEnd {
            var position = at
            while source[position] == UInt8(ascii: "#") { position += 1 }
            let pounds = position - start
            if source[position] == UInt8(ascii: "\"") {
                at = position
                emit(.rawStringPounds, from: start)
                at += 1
                return openString(from: position, pounds: pounds)
            }
            if source[position] == UInt8(ascii: "/"), let regex = scanRegex(at: start, mustBeRegex: true) {
                return emit(regex)
            }
            memory.barePoundsEnd = position
        }
        lexPoundWord(from: start)
    }

    private mutating func lexPoundWord(from start: Int) {
        var position = at
        while classes[Int(source[position])].rawValue <= ByteClass.underscore.rawValue { position += 1 }
        let kind = poundWord(from: at, to: position)
        if kind != .pound { at = position }
        emit(kind, from: start)
    }

    private func poundWord(from start: Int, to stop: Int) -> TokenKind {
        func spells(_ text: StaticString) -> Bool {
            text.utf8CodeUnitCount == stop - start && starts(with: text, at: start)
        }
        if spells("if") { return .poundIf }
        if spells("else") { return .poundElse }
        if spells("elseif") { return .poundElseif }
        if spells("endif") { return .poundEndif }
        if spells("available") { return .poundAvailable }
        if spells("unavailable") { return .poundUnavailable }
        if spells("sourceLocation") { return .poundSourceLocation }
        return .pound
    }
}

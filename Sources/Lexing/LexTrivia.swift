// Skips trivia, the bytes between tokens. Input: the lexer at or just after a byte that may begin trivia.
// Output: the lexer after the trivia.

extension Lexer {
    /// Skips a run of blanks. Call after consuming the first.
    @inline(__always)
    mutating func skipBlanks() {
        while classes[Int(source[at])] == .blank { at &+= 1 }
    }

    /// Call after consuming a newline. Within an interpolation of a single-line string it also ends that
    /// string.
    @inline(__always)
    mutating func passNewline() {
        lineFlag = .startsLine
        if !strings.isEmpty { leaveSingleLineStrings() }
        // Indentation is skipped eight spaces at a time.
        while eightBytes(at: at) == 0x2020_2020_2020_2020 { at &+= 8 }
    }

    @inline(never)
    private mutating func leaveSingleLineStrings() {
        while let string = strings.last, string.quote != .multiline {
            strings.removeLast()
            parens = string.outerParens
            markUnterminated()
        }
    }

    /// Skips `#!` at the very start of the file, also after a byte order mark, as the compiler does.
    mutating func skipShebang() {
        if source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF { at = 3 }
        if source[at] == UInt8(ascii: "#"), source[at + 1] == UInt8(ascii: "!") { skipLine() }
    }

    /// Moves to the end of the line without consuming the line ending.
    @inline(__always)
    mutating func skipLine() {
        while at < end {
            let bytes = eightBytes(at: at)
            let stops = marks(of: 0x0A, in: bytes) | marks(of: 0x0D, in: bytes)
            if stops != 0 {
                at &+= stops.trailingZeroBitCount &>> 3
                return
            }
            at &+= 8
        }
        at = end
    }

    /// Eight bytes of the source, little-endian.
    @inline(__always)
    func eightBytes(at position: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(source + position).loadUnaligned(as: UInt64.self))
    }

    /// Finds `byte` among eight bytes: the lowest set bit of the result lies in the lowest matching byte; zero
    /// if none matches.
    @inline(__always)
    func marks(of byte: UInt8, in bytes: UInt64) -> UInt64 {
        let difference = bytes ^ (0x0101_0101_0101_0101 &* UInt64(byte))
        return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    }

    /// Call after consuming a slash, which starts a comment or an operator.
    @inline(__always)
    mutating func lexSlash(from start: Int) {
        if source[at] == UInt8(ascii: "/") {
            skipLine()
        } else if source[at] == UInt8(ascii: "*") {
            skipBlockComment()
        } else {
            lexOperator(from: start)
        }
    }

    /// Call after consuming the slash of `/*`. Comments nest.
    private mutating func skipBlockComment() {
        at &+= 1
        var depth = 1
        while at < end {
            let byte = source[at]
            at &+= 1
            if byte == UInt8(ascii: "*"), source[at] == UInt8(ascii: "/") {
                at &+= 1
                depth &-= 1
                if depth == 0 { return }
            } else if byte == UInt8(ascii: "/"), source[at] == UInt8(ascii: "*") {
                at &+= 1
                depth &+= 1
            } else if byte == 0x0A || byte == 0x0D {
                lineFlag = .startsLine
            }
        }
        memory.hasUnterminatedComment = true
    }

    // MARK: Conflict markers

    /// Call after consuming `<` or `>`, which starts a conflict marker, an editor placeholder or an operator.
    @inline(__always)
    mutating func lexAngle(from start: Int) {
        if source[start] == UInt8(ascii: "<"), source[at] == UInt8(ascii: "#"), skipPlaceholder(from: start) {
            emit(.placeholder, from: start)
        } else if source[at] == source[start], skipConflict(from: start) {
            // The whole conflict is trivia: swift-syntax keeps neither side.
        } else {
            lexOperator(from: start)
        }
    }

    private mutating func skipConflict(from start: Int) -> Bool {
        guard start == 0 || source[start - 1] == 0x0A || source[start - 1] == 0x0D || source[start - 1] == 0 else {
            return false
        }
        if !memory.hasNoGitConflictEnd, starts(with: "<<<<<<< ", at: start) {
            if skipToLine(startingWith: ">>>>>>> ", from: start + 8) { return true }
            memory.hasNoGitConflictEnd = true
        } else if !memory.hasNoPerforceConflictEnd, starts(with: ">>>> ", at: start) {
            if skipToLine(startingWith: "<<<<\n", from: start + 5) { return true }
            memory.hasNoPerforceConflictEnd = true
        }
        return false
    }

    /// Skips to the end of the first line that starts with `prefix`. Does not move and returns false if there
    /// is none.
    private mutating func skipToLine(startingWith prefix: StaticString, from start: Int) -> Bool {
        var position = start
        while position < end {
            if source[position] == prefix.utf8Start[0], source[position - 1] == 0x0A || source[position - 1] == 0x0D,
                starts(with: prefix, at: position)
            {
                at = position + prefix.utf8CodeUnitCount
                skipLine()
                return true
            }
            position += 1
        }
        return false
    }

    func starts(with prefix: StaticString, at position: Int) -> Bool {
        guard position + prefix.utf8CodeUnitCount <= end else { return false }
        for index in 0..<prefix.utf8CodeUnitCount where source[position + index] != prefix.utf8Start[index] {
            return false
        }
        return true
    }
}

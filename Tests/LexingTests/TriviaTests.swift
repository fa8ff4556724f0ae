import Testing
import TimerlintLexing
import TimerlintSource

@Suite("Trivia")
struct TriviaTests {
    private func pieces(_ gap: String) -> [String] {
        let bytes = Array(gap.utf8)
        return TriviaPieces(of: bytes, gap: SourceRange(0, UInt32(bytes.count))).map {
            "\($0.kind) \(String(decoding: bytes[Int($0.range.start)..<Int($0.range.end)], as: UTF8.self))"
        }
    }

    @Test("falls into blanks, newlines and comments of four kinds")
    func kinds() {
        #expect(
            pieces(" \t\n// a\r\n/// b\r/* c /* d */ */ /** e */") == [
                "blank  \t", "newline \n", "lineComment // a", "newline \r\n", "docLineComment /// b", "newline \r",
                "blockComment /* c /* d */ */", "blank  ", "docBlockComment /** e */",
            ])
        #expect(pieces("/**/") == ["blockComment /**/"])
    }

    @Test("keeps what no token can hold")
    func garbage() {
        #expect(
            pieces("\u{FEFF}#!x\n\u{1}\u{2}\n") == [
                "garbage \u{FEFF}", "shebang #!x", "newline \n", "garbage \u{1}\u{2}", "newline \n",
            ])
        #expect(
            pieces("<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n// e") == [
                "garbage <<<<<<< a\nb\n=======\nc\n>>>>>>> d", "newline \n", "lineComment // e",
            ])
    }

    @Test("ends a comment that is not closed with the gap")
    func unterminated() {
        #expect(pieces("/* a") == ["blockComment /* a"])
        #expect(pieces("/*") == ["blockComment /*"])
    }
}

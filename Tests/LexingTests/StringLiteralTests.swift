import Testing
import TimerlintLexing

@Suite("String literals")
struct StringLiteralTests {
    @Test("are quotes around one segment")
    func plain() {
        #expect(
            tokens(of: #""ab\"c" x"#) == ["stringQuote \"", #"stringSegment ab\"c"#, "stringQuote \"", "identifier x"])
        #expect(tokens(of: #""" x"#) == ["stringQuote \"", "stringQuote \"", "identifier x"])
        #expect(kinds(of: "'a'") == [.singleQuote, .stringSegment, .singleQuote])
    }

    @Test("leave the newline after three quotes to the trivia")
    func multiline() {
        #expect(
            tokens(of: "\"\"\"\n a \"\" \\\n b\n \"\"\" x") == [
                "multilineStringQuote \"\"\"", "stringSegment  a \"\" \\\n b\n ", "multilineStringQuote \"\"\"",
                "identifier x",
            ])
    }

    @Test("may be raw")
    func raw() {
        #expect(
            tokens(of: ##"#"a\n"b\#(c)"#"##) == [
                "rawStringPounds #", "stringQuote \"", #"stringSegment a\n"b"#, #"backslash \"#, "rawStringPounds #",
                "leftParen (",
                "identifier c", "rightParen )", "stringQuote \"", "rawStringPounds #",
            ])
        #expect(
            kinds(of: ##"#"""#"##) == [.rawStringPounds, .stringQuote, .stringSegment, .stringQuote, .rawStringPounds])
        #expect(kinds(of: "#\"\"\"\na\n\"\"\"#").filter { $0 == .multilineStringQuote }.count == 2)
    }

    @Test("nest through interpolations to any depth")
    func nesting() {
        let depth = 20_000
        let source = String(repeating: #""\(("#, count: depth) + "x" + String(repeating: #"))""#, count: depth)
        let kinds = kinds(of: source)
        #expect(kinds.count == depth * 7 + 1)
        #expect(kinds.last == .stringQuote)
    }

    @Test("end with their line when they are not closed")
    func unterminated() {
        #expect(tokens(of: "\"ab\nc") == ["stringQuote \"", "stringSegment ab", "identifier c"])
        #expect(
            tokens(of: "\"a\\(b\nc)") == [
                "stringQuote \"", "stringSegment a", "backslash \\", "leftParen (", "identifier b", "identifier c",
                "rightParen )",
            ])
        #expect(lex(Array("\"ab\nc".utf8))[1].flags.contains(.unterminated))
        #expect(lex(Array("\"\"\"\nab\n".utf8)).suffix(2).first?.flags.contains(.unterminated) == true)
    }

    @Test("may hold newlines in the interpolations of multi-line literals")
    func newlinesInInterpolations() {
        #expect(kinds(of: "\"\"\"\n\\(a\n)b\n\"\"\"").last == .multilineStringQuote)
        #expect(kinds(of: "\"\"\"\n\\(f(\"x\"\n)\n)b\n\"\"\"").last == .multilineStringQuote)
    }

    @Test("count parentheses after a marked try")
    func parenthesesAfterTry() {
        #expect(kinds(of: #""\(try? (a))b""#).last == .stringQuote)
    }
}

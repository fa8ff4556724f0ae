import Testing
import TimerlintLexing

@Suite("The lexer")
struct LexerTests {
    @Test("ends every file with one end-of-file token")
    func endOfFile() {
        #expect(lex([]).map(\.kind) == [.endOfFile])
        #expect(lex(Array(" \n ".utf8)).map(\.kind) == [.endOfFile])
    }

    @Test("tells names, words, wildcards and dollar names apart")
    func names() {
        #expect(
            tokens(of: "let x_1 = _ _a $0 $name `class` a$b Self") == [
                "identifier let", "identifier x_1", "equal =", "wildcard _", "identifier _a", "dollarIdentifier $0",
                "dollarIdentifier $name", "identifier `class`", "identifier a$b", "identifier Self",
            ])
        let words = lex(Array("let x `let` Self unsafeMutableAddress letter le unsafeMutableAddresses".utf8)).map(
            \.word)
        #expect(words == [.let, .none, .none, .Self_, .unsafeMutableAddress, .none, .none, .none, .none])
    }

    @Test("recognizes every word by its spelling", arguments: Word.allCases.filter { $0 != .none })
    func words(word: Word) {
        #expect(lex(Array(word.spelling.utf8)).first?.word == word)
        #expect(lex(Array((word.spelling + "X").utf8)).first?.word == Word.none)
        #expect(lex(Array(word.spelling.dropLast().utf8)).first.map { $0.word != word } == true)
    }

    @Test("knows which token is the first of its line")
    func lineStarts() {
        let flags = lex(Array("a b\nc /*\n*/ d // e\r\nf".utf8)).map { $0.flags.contains(.startsLine) }
        #expect(flags == [true, false, true, true, true, false])
    }

    @Test("knows which token touches the one before it")
    func adjacency() {
        let flags = lex(Array("a(b (c".utf8)).map { $0.flags.contains(.leftBound) }
        #expect(flags == [false, true, true, false, true, true])
    }

    @Test(
        "reads numbers",
        arguments: [
            ("0x1F", TokenKind.integerLiteral), ("0b1010_0", .integerLiteral), ("0o17", .integerLiteral),
            ("1_000", .integerLiteral), ("1.5", .floatLiteral), ("1e-3", .floatLiteral), ("1.5E+10", .floatLiteral),
            ("0x1.8p3", .floatLiteral), ("0x1p-2", .floatLiteral), ("12px", .integerLiteral),
        ])
    func numbers(text: String, kind: TokenKind) {
        #expect(tokens(of: text) == ["\(kind) \(text)"])
    }

    @Test("leaves the members of numbers and the numbers of tuples alone")
    func numberMembers() {
        #expect(tokens(of: "1.description") == ["integerLiteral 1", "period .", "identifier description"])
        #expect(tokens(of: "0xff.fp ") == ["integerLiteral 0xff", "period .", "identifier fp"])
        #expect(
            tokens(of: "t.0.1") == ["identifier t", "period .", "integerLiteral 0", "period .", "integerLiteral 1"])
        #expect(tokens(of: "0...1") == ["integerLiteral 0", "binaryOperator ...", "integerLiteral 1"])
    }

    @Test("keeps the pound words that are tokens, and splits the others")
    func poundWords() {
        #expect(
            kinds(of: "#if #elseif #else #endif #available #unavailable #sourceLocation #selector # #iff") == [
                .poundIf, .poundElseif, .poundElse, .poundEndif, .poundAvailable, .poundUnavailable,
                .poundSourceLocation,
                .pound, .identifier, .pound, .pound, .identifier,
            ])
    }

    @Test("takes a shebang and a byte order mark for trivia")
    func shebang() {
        #expect(tokens(of: "#!/usr/bin/swift\na") == ["identifier a"])
        #expect(tokens(of: "\u{FEFF}#!/usr/bin/swift\r\na") == ["identifier a"])
        #expect(tokens(of: " #!") == ["pound #", "exclamationMark !"])
    }

    @Test("takes editor placeholders for one token")
    func placeholders() {
        #expect(
            tokens(of: "f(<#T##Int#>)") == ["identifier f", "leftParen (", "placeholder <#T##Int#>", "rightParen )"])
        #expect(kinds(of: "<#T\n#>").first == .prefixOperator)
    }

    @Test("passes over conflict markers with what lies between")
    func conflicts() {
        #expect(tokens(of: "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> x\nd") == ["identifier a", "identifier d"])
        #expect(kinds(of: "a\n<<<<<<< HEAD\nb").count == 4)
    }

    @Test("reads names and operators beyond ASCII")
    func unicode() {
        #expect(
            tokens(of: "let 🎉é = a ≠ b") == [
                "identifier let", "identifier 🎉é", "equal =", "identifier a", "binaryOperator ≠", "identifier b",
            ])
        #expect(tokens(of: "a\u{A0}+\u{A0}b") == ["identifier a", "binaryOperator +", "identifier b"])
        #expect(tokens(of: "\u{201C}hi\u{201D} x") == ["identifier \u{201C}hi\u{201D}", "identifier x"])
    }

    @Test("reads module selectors")
    func moduleSelectors() {
        #expect(tokens(of: "A::b : c") == ["identifier A", "colonColon ::", "identifier b", "colon :", "identifier c"])
    }
}

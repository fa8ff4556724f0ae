import Testing
import TimerlintLexing

@Suite("Operators")
struct OperatorTests {
    @Test(
        "are prefix, infix or postfix by what they touch",
        arguments: [
            ("a + b", [TokenKind.identifier, .binaryOperator, .identifier]),
            ("a+b", [.identifier, .binaryOperator, .identifier]),
            ("a +b", [.identifier, .prefixOperator, .identifier]),
            ("a+ b", [.identifier, .postfixOperator, .identifier]),
            ("(-)", [.leftParen, .binaryOperator, .rightParen]),
            ("f(-1)", [.identifier, .leftParen, .prefixOperator, .integerLiteral, .rightParen]),
            ("a/* */+b", [.identifier, .prefixOperator, .identifier]),
            ("x^.y", [.identifier, .postfixOperator, .period, .identifier]),
            ("^.y", [.prefixOperator, .period, .identifier]),
            ("&x", [.prefixAmpersand, .identifier]),
            ("a & b", [.identifier, .binaryOperator, .identifier]),
            ("a -> b", [.identifier, .arrow, .identifier]),
            ("a ? b : c", [.identifier, .infixQuestionMark, .identifier, .colon, .identifier]),
            ("a?.b", [.identifier, .postfixQuestionMark, .period, .identifier]),
            ("a!", [.identifier, .exclamationMark]),
            ("!a", [.prefixOperator, .identifier]),
            ("a ?? b", [.identifier, .binaryOperator, .identifier]),
            ("a != b", [.identifier, .binaryOperator, .identifier]),
            ("..<", [.binaryOperator]),
            ("a +// c", [.identifier, .binaryOperator]),
            ("*/", [.unknown]),
        ])
    func binding(source: String, expected: [TokenKind]) {
        #expect(kinds(of: source) == expected)
    }

    @Test("hold a period only after a leading period")
    func periods() {
        #expect(tokens(of: "a ... b") == ["identifier a", "binaryOperator ...", "identifier b"])
        #expect(tokens(of: "a +.b") == ["identifier a", "prefixOperator +", "period .", "identifier b"])
    }

    @Test("say how they are bound")
    func flags() {
        #expect(lex(Array("a- b".utf8))[1].flags == .leftBound)
        #expect(lex(Array("a -b".utf8))[1].flags == .rightBound)
        #expect(lex(Array("(.b".utf8))[1].flags == .rightBound)
    }
}

@Suite("Regex literals")
struct RegexTests {
    @Test(
        "are told from division",
        arguments: [
            ("let r = /a b/", true), ("f(/a/)", true), ("return /a/.x", true), ("try? /^ x/", true),
            ("x = #/a/b/#", true),
            ("a / b / c", false), ("a/b/c", false), ("f(/, /)", false), ("f(/)", false), ("x = a /b/ c", true),
            ("func /(a: B) -> C { a/b }", false), ("a = / b /", true), ("f(/ b /)", false), ("[/a, b/]", true),
            ("x = y.reduce(1, /) )", false), ("1 /\n2", false), ("self /x/ y", true),
        ])
    func literals(source: String, isRegex: Bool) {
        #expect(kinds(of: source).contains(.regexSlash) == isRegex)
    }

    @Test("have pounds, slashes and a pattern")
    func parts() {
        #expect(
            tokens(of: "#/a/b/#") == [
                "regexPounds #", "regexSlash /", "regexPattern a/b", "regexSlash /", "regexPounds #",
            ])
        #expect(
            tokens(of: "x = #//#") == [
                "identifier x", "equal =", "regexPounds #", "regexSlash /", "regexSlash /", "regexPounds #",
            ])
        #expect(
            tokens(of: "x = ^/a/") == [
                "identifier x", "equal =", "prefixOperator ^", "regexSlash /", "regexPattern a", "regexSlash /",
            ])
    }

    @Test("span lines only with pounds and a newline after the opening")
    func multiline() {
        #expect(
            kinds(of: "#/\n a \\/# # c\n/# x") == [
                .regexPounds, .regexSlash, .regexPattern, .regexSlash, .regexPounds, .identifier,
            ])
        #expect(kinds(of: "#/\n a\n b") == [.regexPounds, .regexSlash, .identifier, .identifier])
        #expect(kinds(of: "#/ a\n b") == [.regexPounds, .regexSlash, .regexPattern, .identifier])
    }
}

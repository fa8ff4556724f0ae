import Testing
import TimerlintSource
import TimerlintSwiftFrontEnd
import TimerlintSyntax

@Suite("After what cannot be understood")
struct RecoveryTests {
    /// The skipped ranges with the expected syntax: `reason: text`.
    private func skips(in source: String) -> [String] {
        let tree = tree(of: source)
        return tree.skipped.map { "\($0.reason): \(tree.file.text($0.range))" }
    }

    /// The callee names of all calls in a source, in parsing order.
    private func calls(in source: String) -> [String] {
        var names: [String] = []
        let tree = tree(of: source)
        var open = [tree.root]
        while let node = open.popLast() {
            if node.kind == .callExpression, let name = node.calleeName { names.append(name.name) }
            open.append(contentsOf: Array(node.children).reversed())
        }
        return names
    }

    @Test("nothing is noted for an empty file, a shebang or comments")
    func emptyFiles() {
        for source in ["", "\n", "#!/usr/bin/swift\n", "// a", "/* a */"] { #expect(skips(in: source) == []) }
    }

    @Test("the next line is read")
    func nextLine() {
        #expect(calls(in: "a()\n] ] ]\nb()") == ["a", "b"])
        #expect(skips(in: "a()\n] ] ]\nb()") == ["expected a statement: ] ] ]"])
    }

    @Test("the rest of the file is read after a stray brace")
    func strayBrace() {
        let source = "func f() { a() } }\nfunc g() { b() }"
        #expect(calls(in: source) == ["a", "b"])
        #expect(skips(in: source) == ["expected a statement: }"])
    }

    @Test("a parenthesis left open ends where its block does")
    func openParenthesis() {
        let source = "func f() { a(1 }\nfunc g() { b() }"
        #expect(calls(in: source) == ["a", "b"])
        #expect(skips(in: source).count == 1)
    }

    @Test(
        "a declaration that is being typed leaves the statement on the next line alone",
        arguments: [
            ("let\nview.show()", ["show"]), ("let\nshow()", ["show"]), ("let\nlet other = show()", ["show"]),
            ("let a = 1,\nshow()", ["show"]), ("let typed =\nlet other = show()", ["show"]),
        ])
    func unfinishedVariable(_ source: String, _ expected: [String]) {
        #expect(calls(in: source) == expected)
        #expect(skips(in: source).count == 1)
        #expect(skips(in: source)[0].hasSuffix(": "), "nothing is skipped")
    }

    @Test(
        "a declaration may have its pattern on the next line",
        arguments: ["let\n  a = 1", "let\n  a: Int", "let\n  (a, b) = c", "var\n  a = 1,\n  b = 2", "let\n  _ = 1"])
    func patternOnTheNextLine(_ source: String) { #expect(skips(in: source) == []) }

    @Test("the other arguments are read")
    func badArgument() {
        let source = "a(b(), c: , d())\ne()"
        #expect(calls(in: source) == ["a", "b", "d", "e"])
        #expect(skips(in: source) == ["expected an expression: "])
    }

    @Test("the next member is read")
    func badMember() {
        let source = "class C {\n  wrong here (1, 2)\n  func f() { a() }\n}"
        #expect(calls(in: source) == ["a"])
        #expect(skips(in: source) == ["expected a declaration: wrong here (1, 2)"])
    }

    @Test("a missing operand is missing, and no more")
    func missingOperand() {
        #expect(notation(of: tree(of: "x = \n")) == "(sourceFile (assignment '=' (name 'x') (missing)))")
        #expect(calls(in: "let x = a() +\n}\nb()") == ["a", "b"])
    }

    @Test("a condition left out leaves the block")
    func missingCondition() {
        #expect(calls(in: "if { a() }\nwhile { b() }\nguard else { c() }") == ["a", "b", "c"])
        #expect(skips(in: "if { a() }") == ["expected a condition: "])
    }

    @Test("an `#if` left open ends with the file")
    func openConditional() {
        #expect(calls(in: "#if A\na()\n") == ["a"])
        #expect(skips(in: "#if A\na()\n") == ["expected '#endif': "])
    }

    @Test("directives without their `#if` are passed over")
    func strayDirectives() {
        #expect(calls(in: "a()\n#endif\nb()\n#else\nc()") == ["a", "b", "c"])
    }

    @Test("a case outside a switch is passed over")
    func strayCase() {
        let source = "func f() {\n  case 1: a()\n  b()\n}"
        #expect(calls(in: source) == ["b"])
        #expect(skips(in: source) == ["expected a statement: case 1: a()"])
    }

    @Test("a statement before the first case is passed over")
    func statementInSwitch() {
        #expect(calls(in: "switch x {\n  a()\n  case 1: b()\n}") == ["b"])
    }

    @Test("a string left open ends with its line")
    func openString() {
        #expect(calls(in: "let x = \"abc\na()") == ["a"])
    }

    @Test("an editor placeholder is no mistake")
    func placeholder() {
        let tree = tree(of: "let x = <#value#>\nf(<#T##Int#>)")
        #expect(tree.skipped.isEmpty)
    }

    @Test("what is skipped is a node of its own")
    func unparsedNodes() {
        #expect(notation(of: tree(of: "a\n) b\nc")) == "(sourceFile (name 'a') (unparsed) (name 'c'))")
    }

    @Test("a comment that the file does not close is told, from its beginning")
    func openComment() {
        #expect(skips(in: "a()\n/* never\nb()") == ["expected the end of the comment: /* never\nb()"])
        #expect(skips(in: "a()\n/* one /* two */\nb()") == ["expected the end of the comment: /* one /* two */\nb()"])
        #expect(skips(in: "/* one /* two */ */ a() // and /* none") == [])
    }

    @Test("what several constructs miss at one place is told once")
    func oneMissingBracket() {
        #expect(skips(in: "func f() { g { h {") == ["expected a closing bracket: "])
    }
}

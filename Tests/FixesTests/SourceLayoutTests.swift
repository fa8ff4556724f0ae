import Testing
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintSource

@Suite struct SourceLayoutTests {
    /// The text after the edit that `make` creates for the range of `code`.
    private func edited(_ text: String, at code: String, _ make: (SourceLayout, SourceRange) -> FileEdit) -> String {
        let file = SourceFile(path: "A.swift", language: .swift, bytes: Array(text.utf8))
        let start = file.bytes.indices.first { file.bytes[$0...].starts(with: code.utf8) }!
        let range = SourceRange(UInt32(start), UInt32(start + code.utf8.count))
        return String(decoding: [make(SourceLayout(file), range).edit].applied(to: file.bytes), as: UTF8.self)
    }

    @Test(arguments: [
        ("func f() {\n\tt.cancel()\n}\n", "func f() {\n\tt.resume()\n\tt.cancel()\n}\n"),
        ("  t.cancel()\r\n", "  t.resume()\r\n  t.cancel()\r\n"),
        ("  t.cancel()", "  t.resume()\n  t.cancel()"),
        ("if x { t.cancel() }\n", "if x { t.resume(); t.cancel() }\n"),
        ("a(); t.cancel()\n", "a(); t.resume(); t.cancel()\n"),
    ])
    func aStatementGoesBeforeAnother(_ text: String, _ expected: String) {
        #expect(edited(text, at: "t.cancel()") { $0.insertion(of: "t.resume()", before: $1.start) } == expected)
    }

    @Test(arguments: [
        ("func f() {\n\tt = make()\n}\n", "func f() {\n\tt = make()\n\tt.start()\n}\n"),
        ("  t = make()\r\n", "  t = make()\r\n  t.start()\r\n"),
        ("  t = make()", "  t = make()\n  t.start()"),
        ("  t = make() // why\n", "  t = make() // why\n  t.start()\n"),
        ("  t = make() // why\r\n", "  t = make() // why\r\n  t.start()\r\n"),
        ("  t = make()  \n}", "  t = make()\n  t.start()  \n}"),
        ("if x { t = make() }\n", "if x { t = make(); t.start() }\n"),
        ("t = make(); b()\n", "t = make(); t.start(); b()\n"),
        ("t = make();\n", "t = make(); t.start()\n"),
        ("t = make() /* a\n b */\n", "t = make(); t.start() /* a\n b */\n"),
    ])
    func aStatementGoesBehindAnother(_ text: String, _ expected: String) {
        #expect(edited(text, at: "t = make()") { $0.insertion(of: "t.start()", after: $1) } == expected)
    }

    @Test func theLinesOfAStatementKeepTheirOwnIndentation() {
        let text = edited("\tt = make()\r\n", at: "t = make()") { $0.insertion(of: "if a {\n\tb()\n}", after: $1) }
        #expect(text == "\tt = make()\r\n\tif a {\r\n\t\tb()\r\n\t}\r\n")
    }

    @Test(arguments: [
        ("a()\n  t.resume()\nb()\n", "a()\nb()\n"),
        ("a()\r\n  t.resume();\r\nb()\r\n", "a()\r\nb()\r\n"),
        ("a(); t.resume()\n", "a()\n"),
        ("t.resume(); a()\n", "a()\n"),
        ("a(); t.resume(); b()\n", "a(); b()\n"),
        ("if x { t.resume() }\n", "if x { }\n"),
        ("if x { t.resume(); a() }\n", "if x { a() }\n"),
        ("  t.resume() // why\n", "  // why\n"),
    ])
    func aStatementIsTakenAway(_ text: String, _ expected: String) {
        #expect(edited(text, at: "t.resume()") { layout, range in layout.removal(of: range) } == expected)
    }

    @Test(arguments: [
        ("class A {\n  var t: Timer?\n}|\n", "class A {\n  var t: Timer?\n\n  deinit {\n    t?.cancel()\n  }\n}\n"),
        ("class A {\n}|\n", "class A {\n    deinit {\n      t?.cancel()\n    }\n}\n"),
        ("class A { }|\n", "class A { \n    deinit {\n      t?.cancel()\n    }\n}\n"),
    ])
    func aMemberGoesToTheEndOfAType(_ text: String, _ expected: String) {
        let result = edited(text, at: "}|") {
            $0.insertion(ofMember: "deinit {\n  t?.cancel()\n}", beforeClosingBrace: $1.start)
        }
        #expect(result.replacing("|", with: "") == expected)
    }

    @Test(arguments: [
        ("a\n  b\n    c\n", "  "), ("a\n    b\n", "    "), ("a\n\tb\n", "\t"), ("a\n", "    "), ("", "    "),
        ("/*\n * x\n */\nfunc f(\n    a: Int) {\n  b {\n    c()\n  }\n}\nfunc g() {\n  d()\n}\n", "  "),
    ])
    func theUnitOfIndentationIsThatOfTheFile(_ text: String, _ unit: String) {
        #expect(SourceLayout(SourceFile(path: "A.swift", language: .swift, bytes: Array(text.utf8))).unit == unit)
    }
}

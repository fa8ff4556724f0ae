import Testing
import TimerlintControlFlow
import TimerlintSource
import TimerlintSwiftFrontEnd
import TimerlintSyntax

@Suite("The tests on the way to a place")
struct PassedTestTests {
    /// The tests before the call of `here`, innermost first: `a` held, `!a` failed, `!(a, b)` failed together.
    private func tests(_ body: String) -> [String] {
        let source = "func f() {\n" + body + "\n}"
        let tree = parseSwift(SourceFile(path: "f.swift", language: .swift, bytes: Array(source.utf8)))
        let here = tree.root.firstNode { $0.kind == .callExpression && $0.firstChild?.name == "here" }!
        return here.passedTests.map { test in
            let names = test.conditions.map(\.text).joined(separator: ", ")
            return test.held ? names : test.conditions.count == 1 ? "!" + names : "!(\(names))"
        }
    }

    @Test(
        "are those of the branches around it and before it",
        arguments: [
            ("if a { here() }", ["a"]),
            ("if a, b { here() }", ["a, b"]),
            ("if a { } else { here() }", ["!a"]),
            ("if a, b { } else if c { here() } else { }", ["c", "!(a, b)"]),
            ("while a { here() }", ["a"]),
            ("x = a ? here() : b", ["a"]),
            ("x = a ? b : here()", ["!a"]),
            ("guard a else { here(); return }", ["!a"]),
            ("if here() { }", []),
        ])
    func branches(_ body: String, _ expected: [String]) { #expect(tests(body) == expected) }

    @Test(
        "are those of the exits before it",
        arguments: [
            ("guard a, let b else { return }\nhere()", ["a, let b"]),
            ("if a { return }\nhere()", ["!a"]),
            ("if a { log() }\nhere()", []),
            ("if a { return } else if b { throw c }\nhere()", ["!a", "!b"]),
            ("if a { } else if b { return }\nhere()", []),
            ("if a { fatalError() }\nhere()", ["!a"]),
            ("here()\nguard a else { return }", []),
            ("for x in y { if a { continue }\nhere() }", ["!a"]),
        ])
    func exits(_ body: String, _ expected: [String]) { #expect(tests(body) == expected) }

    @Test("include those around a closure")
    func closures() { #expect(tests("if a { later { if b { here() } } }") == ["b", "a"]) }

    @Test("end at a function")
    func localFunctions() { #expect(tests("if a { func g() { if b { here() } } }") == ["b"]) }
}

import Testing
import TimerlintAnalyses
import TimerlintSyntax

@Suite("The bounds of a number")
struct NumericBoundsTests {
    private func bounds(_ text: String) throws -> [Double?] {
        let example = Example("import Foundation\n" + text)
        let bounds = example.references.bounds
        let asked = try example.asked()
        return [bounds.least(of: asked[0]), bounds.greatest(of: asked[0])]
    }

    @Test(
        "are those of the values that the tree contains",
        arguments: [
            ("ask(3)", 3, 3),
            ("final class A { private var pause = 3.0 ; func f() { pause = 5 } ; func g() { ask(pause) } }", 3, 5),
            ("func f(_ pause: Double = 1) { ask(pause) } ; f() ; f(4)", 1, 4),
            ("func f(_ pause: Double) { ask(max(pause, 2)) } ; f(1) ; f(4)", 2, 4),
            ("func f(_ pause: Double) { ask(min(pause, 2)) } ; f(1) ; f(4)", 1, 2),
            ("func f(_ pause: Double) { ask(pause / 2 + 1) } ; f(2) ; f(4)", 2, 3),
            ("func f(_ pause: Double) { ask(10 / pause) } ; f(2) ; f(5)", 2, 5),
            ("var pause: Double { if isFast { return 1 } ; return 2 } ; ask(pause)", 1, 2),
            (
                "final class A { var rate: Double = 4 ; func f() { let pause = 1.0 / max(rate, 0.1) ; let length = UInt64(pause * 8) ; ask(length) } }",
                2, 2
            ),
            ("let names = [1, 2, 3] ; ask(Double(names.count))", 3, 3),
        ])
    func areKnown(_ text: String, _ least: Double, _ greatest: Double) throws {
        #expect(try bounds(text) == [least, greatest])
    }

    @Test(
        "are unknown if a value is",
        arguments: [
            "func f(_ pause: Double) { ask(pause) }",
            "func f(_ pause: Double) { ask(pause) } ; f(1) ; f(read())",
            "final class A { var pause = 3.0 ; func f() { pause += 1 } ; func g() { ask(pause) } }",
            "final class A { var pause = 3.0 ; func f() { change(&pause) } ; func g() { ask(pause) } }",
            "public final class A { public var pause = 3.0 ; func g() { ask(pause) } }",
            "ask(elsewhere)",
        ])
    func areUnknown(_ text: String) throws { #expect(try bounds(text) == [nil, nil]) }

    @Test("one side may be known alone")
    func oneSide() throws {
        #expect(try bounds("ask(max(elsewhere, 2))") == [2, nil])
        #expect(try bounds("ask(min(elsewhere, 2))") == [nil, 2])
    }
}

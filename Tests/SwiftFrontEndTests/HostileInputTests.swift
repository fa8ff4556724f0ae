import Testing
import TimerlintSource
import TimerlintSwiftFrontEnd
import TimerlintSyntax

/// Many repetitions of a construct, nested or in sequence.
struct Repetition: CustomTestStringConvertible, Sendable {
    let opening: String
    let core: String
    let closing: String
    var prefix = ""

    init(_ opening: String, _ core: String = "", _ closing: String = "", after prefix: String = "") {
        self.opening = opening
        self.core = core
        self.closing = closing
        self.prefix = prefix
    }

    var testDescription: String { "\(prefix)\(opening)… \(core) \(closing)…" }

    func source(times count: Int) -> String {
        prefix + String(repeating: opening, count: count) + core + String(repeating: closing, count: count)
    }
}

/// The overall properties of a tree.
private struct Shape: Sendable {
    let flaw: String?
    let height: Int
    let skips: [String]
    let notes: Int
    let children: Int
}

private func shape(of source: String) -> Shape {
    onDeepStack {
        let tree = tree(of: source)
        let statement = tree.root.children.reduce(nil as Node?) { $0 ?? $1 }
        return Shape(
            flaw: flaw(in: tree), height: height(of: tree), skips: tree.skipped.prefix(3).map(\.reason),
            notes: tree.skipped.count, children: statement.map { Array($0.children).count } ?? 0)
    }
}

/// The height of a tree in levels of nodes.
private func height(of tree: SyntaxTree) -> Int {
    // Each node comes after its parent.
    var depths = [Int](repeating: 1, count: tree.nodes.count)
    for index in tree.nodes.indices {
        if let parent = tree.root.node(NodeID(index)).parent { depths[index] = depths[Int(parent.id)] + 1 }
    }
    return depths.max() ?? 0
}

@Suite("Input made to break a parser")
struct HostileInputTests {
    /// Recursion over a tree of this height fits the stack of every thread that timerlint starts.
    private static let tolerableHeight = 8000

    static let nestings: [Repetition] = [
        Repetition("(", "1", ")"), Repetition("[", "1", "]"), Repetition("{", "1", "}"),
        Repetition("f { a in ", "", "}"),
        Repetition("\"\\(", "1", ")\""), Repetition("if a { ", "", "}"), Repetition("class A { ", "", "}"),
        Repetition("func f() { ", "", "}"), Repetition("do { ", "", "} catch { }"),
        Repetition("#if A\n", "", "#endif\n"),
        Repetition("A<", "B", ">", after: "let x: "), Repetition("[", "A", "]", after: "let x: "),
        Repetition("() -> ", "A", after: "let x: "), Repetition("() -> ", "A", after: "let x = "),
        Repetition("[", "A", "]()", after: "let x = "), Repetition(".a(", "let x", ")", after: "switch a { case "),
        Repetition("(", "let x", ")", after: "switch a { case "), Repetition("switch a { case 1: ", "", "}"),
        Repetition("a: ", "while true { }"), Repetition("a ? ", "b"), Repetition("- ", "a"), Repetition("try ", "a"),
        Repetition("repeat ", "a"), Repetition("some ", "A", after: "let x: "), Repetition("~ ", "A", after: "let x: "),
        Repetition("let ", "x", after: "switch a { case "), Repetition("f(a: (b: ", "", "))", after: "let x: "),
        Repetition("var a: A { ", "", "}"), Repetition("#a { ", "", "}"), Repetition("copy ", "a", after: "x = "),
    ]

    @Test("nested 20 000 deep, closed or not, is read to a bounded depth", arguments: nestings)
    func nests(_ nesting: Repetition) {
        for source in [
            nesting.source(times: 20_000), Repetition(nesting.opening, after: nesting.prefix).source(times: 20_000),
        ] {
            let shape = shape(of: source)
            #expect(shape.flaw == nil)
            #expect(shape.height < Self.tolerableHeight)
            #expect(shape.notes > 0)
        }
    }

    static let postfixChains: [Repetition] = [
        Repetition(".b", after: "a"), Repetition(".b(1)", after: "a"), Repetition("[0]", after: "a"),
        Repetition(".b { $0 }", after: "a"), Repetition("!", after: "a"), Repetition("?", after: "a"),
        Repetition(" as A", after: "a"), Repetition("?", after: "let x: A"), Repetition(".B", after: "let x: A"),
        Repetition("\n#if A\n.b\n#endif", after: "a"),
    ]

    @Test("chained 100 000 times is cut and noted", arguments: postfixChains)
    func chains(_ chain: Repetition) {
        let shape = shape(of: chain.source(times: 100_000))
        #expect(shape.flaw == nil)
        #expect(shape.height < Self.tolerableHeight)
        #expect(shape.skips.first == "the chain is too long")
    }

    @Test("an operator chain of 100 000 terms is one flat node")
    func operatorsStayFlat() {
        let shape = shape(of: "a" + String(repeating: " + a", count: 100_000))
        #expect(shape.children == 200_001)
        #expect(shape.height == 3)
        #expect(shape.notes == 0)
    }

    @Test("a chain of all precedence groups is as high as there are groups")
    func mixedOperatorsStayFlat() {
        let shape = shape(of: "a" + String(repeating: " + a * b == c && d || e ?? f <> g", count: 10_000))
        #expect(shape.height < 20)
        #expect(shape.notes == 0)
        #expect(shape.flaw == nil)
    }

    @Test("60 000 times `else if` is one flat node")
    func branchesStayFlat() {
        let shape = shape(of: "if a { } " + String(repeating: "else if b { } ", count: 60_000) + "else { }")
        #expect(shape.children == 60_002)
        #expect(shape.notes == 0)
    }

    @Test("assignments and ternaries that nest to the right stay flat beyond a bound", arguments: ["x = ", "a ? b : "])
    func rightNestingIsBounded(_ part: String) {
        let shape = shape(of: String(repeating: part, count: 50_000) + "c")
        #expect(shape.height < 100)
        #expect(shape.flaw == nil)
        #expect(shape.notes == 0)
    }

    static let garbage: [Repetition] = [
        Repetition(")]}"), Repetition("([{"), Repetition(")]}([{"), Repetition("< > , : ; ? ! "),
        Repetition("case default in is as where "), Repetition("a < b, "), Repetition("a < ", "b"),
        Repetition("a<b, ", ")", after: "f("), Repetition("{ ("), Repetition("{ [a] ("), Repetition("@a("),
        Repetition("@a "),
        Repetition("#"), Repetition("\\"), Repetition("\""), Repetition("."), Repetition("a::"), Repetition("open "),
        Repetition("public "), Repetition("for "), Repetition("for a b c d e f\n"), Repetition("guard let a = "),
        Repetition("actor "), Repetition("if a where "), Repetition("func f"), Repetition("extension A"),
        Repetition("#if A\n@a\n"),
        Repetition("init "), Repetition("operator "), Repetition("_ "), Repetition("& "), Repetition("$0 { "),
        Repetition("a {} b: "), Repetition("#selector("), Repetition("yield ("), Repetition("return if a { "),
    ]

    @Test("20 000 times over gives a sound tree", arguments: garbage)
    func survives(_ garbage: Repetition) {
        let shape = shape(of: garbage.source(times: 20_000))
        #expect(shape.flaw == nil)
        #expect(shape.height < Self.tolerableHeight)
    }

    @Test("bytes that are no text give a sound tree")
    func survivesBytes() {
        var state: UInt64 = 42
        for _ in 0..<200 {
            let bytes = (0..<400).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 33)
            }
            #expect(flaw(in: tree(of: bytes)) == nil)
        }
    }
}

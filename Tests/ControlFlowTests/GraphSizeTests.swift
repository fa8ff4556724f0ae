import Testing
import TimerlintControlFlow
import TimerlintSource
import TimerlintSwiftFrontEnd
import TimerlintSyntax

@Suite("Graphs of code that is far larger than people write")
struct GraphSizeTests {
    private func graph(of body: String) -> ControlFlowGraph {
        let source = "func f() {\n" + body + "\n}"
        let tree = parseSwift(SourceFile(path: "f.swift", language: .swift, bytes: Array(source.utf8)))
        let function = tree.root.firstChild(.functionDeclaration)!
        return ControlFlowGraph(of: function)
    }

    @Test("are linear in the number of statements")
    func manyStatements() {
        let graph = graph(of: String(repeating: "if a { b() } else { return }\n", count: 20_000))
        #expect(graph.blocks.count < 100_000)
    }

    @Test("build each defer once for all the returns that leave it")
    func manyReturnsThroughDefers() {
        let statements = (0..<500).map { "defer { d\($0)() }\nif a { return }" }.joined(separator: "\n")
        #expect(graph(of: statements).blocks.reduce(0) { $0 + $1.events.count } < 20_000)
    }

    @Test("survive a postfix chain of any length")
    func longChain() {
        #expect(graph(of: "a" + String(repeating: ".b()", count: 50_000)).blocks.count == 3)
    }

    @Test(
        "give up on nesting that would exhaust the stack",
        arguments: ["if a {", "while a {", "do {", "x = { () in", "("])
    func deepNesting(_ opening: String) {
        let closing = opening == "(" ? ")" : "}"
        let body = String(repeating: opening, count: 5_000) + " b " + String(repeating: closing, count: 5_000)
        #expect(graph(of: body).blocks.count > 1)
    }
}

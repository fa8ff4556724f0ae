import Foundation
import Testing
import TimerlintControlFlow
import TimerlintObjCFrontEnd
import TimerlintSource
import TimerlintSwiftFrontEnd
import TimerlintSyntax
import TimerlintTestSupport

/// Each file of Fixtures/ControlFlow shows one construct and ends with its expected graphs, written by hand.
@Suite struct GraphFixtureTests {
    @Test("Every construct becomes the graph its fixture draws", arguments: GraphFixture.all)
    func graphIsAsDrawn(_ fixture: GraphFixture) throws {
        for drawing in fixture.drawings {
            let node = try #require(fixture.root(named: drawing.name), "no \(drawing.name) in \(fixture.name)")
            let rows = ControlFlowGraph(of: node).drawn
            #expect(rows == drawing.rows, "\(fixture.name): \(drawing.name)\n\(rows.joined(separator: "\n"))")
        }
        #expect(!fixture.drawings.isEmpty)
    }

    @Test("A file's graphs are dumped in order, its top level first")
    func dump() {
        let fixture = GraphFixture(source: "start()\nfunc f() { g { h() } }\nvar a: Int { 1 }", name: "inline")
        let titles = dumpGraphs(fixture.tree).split(separator: "\n").filter { $0.hasPrefix("title") }
        #expect(
            titles == [
                "title: \"top level\"", "title: \"f, line 2\"", "title: \"closure, line 2\"",
                "title: \"a.get, line 3\"",
            ])
    }

    @Test("A graph drawn as Mermaid names every block and edge")
    func mermaid() throws {
        let fixture = GraphFixture(source: "func f() { if a < \"b\" { x() } }", name: "inline")
        let graph = ControlFlowGraph(of: try #require(fixture.root(named: "f")))
        #expect(
            graphMermaid(graph, title: "f()") == """
                ---
                title: "f()"
                ---
                flowchart TD
                  b0{"a #lt; #quot;b#quot; ?"}
                  b1["x()"]
                  b0 -->|"true"| b1
                  b0 -->|"false"| exit
                  b1 --> exit
                  exit(["exit"])

                """)
    }
}

/// A file whose comments contain its expected graphs.
struct GraphFixture: Sendable, CustomTestStringConvertible {
    struct Drawing {
        let name: String
        var rows: [String] = []
    }

    let name: String
    let tree: SyntaxTree
    let drawings: [Drawing]

    var testDescription: String { name }

    init(source: String, name: String, language: Language = .swift) {
        self.name = name
        let file = SourceFile(path: name, language: language, bytes: Array(source.utf8))
        tree = language == .swift ? parseSwift(file) : parseObjectiveC(file)
        drawings = Self.drawings(in: source)
    }

    static let all: [GraphFixture] = {
        let folder = Repository.root.appendingPathComponent("Fixtures/ControlFlow")
        return Repository.sources(below: folder).map { file in
            GraphFixture(
                source: String(decoding: file.bytes, as: UTF8.self),
                name: file.path.split(separator: ".").first.map(String.init) ?? file.path, language: file.language)
        }
    }()

    private static func drawings(in source: String) -> [Drawing] {
        var drawings: [Drawing] = []
        for line in source.split(separator: "\n") {
            if line.hasPrefix("// graph ") {
                drawings.append(Drawing(name: String(line.dropFirst(9))))
            } else if line.hasPrefix("// "), !drawings.isEmpty {
                drawings[drawings.count - 1].rows.append(String(line.dropFirst(3)))
            }
        }
        return drawings
    }

    /// The body of a drawing: `top`, `closure` (the first one), an accessor's keyword, or a function's name.
    func root(named name: String) -> Node? {
        if name == "top" { return tree.root }
        let nodes = tree.nodes.indices.map { Node(tree: tree, id: NodeID($0)) }
        if name == "closure" { return nodes.first { $0.kind == .closureExpression } }
        return nodes.first { ($0.kind == .functionDeclaration || $0.kind == .accessor) && $0.name == name }
    }
}

extension ControlFlowGraph {
    /// The graph in the notation of the fixtures: `0: x(); a? -> true 1, false exit`.
    var drawn: [String] {
        GraphOutline(self).rows.enumerated().map { index, row in
            let steps = (row.events + (row.question.map { [$0 + "?"] } ?? [])).joined(separator: "; ")
            let edges = row.edges.map { edge in
                let target =
                    switch edge.target {
                    case .row(let row): String(row)
                    case .exit: "exit"
                    case .failure: "failure"
                    }
                return edge.label.isEmpty ? target : edge.label + " " + target
            }
            let arrow = edges.isEmpty ? "" : " -> " + edges.joined(separator: ", ")
            return "\(index):" + (steps.isEmpty ? "" : " " + steps) + arrow
        }
    }
}

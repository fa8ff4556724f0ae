import TimerlintSource
import TimerlintSyntax

/// A graph for display: omits the bookkeeping events (reads, temporaries, ends of scopes) and the blocks that
/// hold only those.
package struct GraphOutline: Sendable {
    /// A block as shown.
    package struct Row: Sendable {
        /// The events as source text.
        package fileprivate(set) var events: [String]
        /// The decision at the end of the row, if any.
        package let question: String?
        package fileprivate(set) var edges: [Exit]
    }

    /// An edge as shown.
    package struct Exit: Sendable {
        /// `true`, `nil`, `throws`, …; empty for an unconditional edge.
        package let label: String
        package let target: Target
    }

    /// Where an edge leads; `row` is an index of `rows`.
    package enum Target: Sendable, Hashable {
        case row(Int)
        case exit, failure
    }

    /// In depth-first order from the entry, edges in order.
    package private(set) var rows: [Row] = []

    package init(_ graph: ControlFlowGraph) {
        var numbers: [BlockID: Int] = [:]
        var order: [BlockID] = []
        var stack = [Self.shown(ControlFlowGraph.entry, in: graph)]
        while let id = stack.popLast() {
            guard id != graph.exit, id != graph.failure, numbers[id] == nil else { continue }
            numbers[id] = order.count
            order.append(id)
            for edge in graph.blocks[id].edges.reversed() { stack.append(Self.shown(edge.target, in: graph)) }
        }
        rows = order.map { id in
            let block = graph.blocks[id]
            let edges = block.edges.map { edge in
                let target = Self.shown(edge.target, in: graph)
                return Exit(
                    label: edge.kind.label(in: block),
                    target: target == graph.exit
                        ? .exit : target == graph.failure ? .failure : .row(numbers[target] ?? 0))
            }
            return Row(events: block.events.compactMap(\.label), question: block.decision.label, edges: edges)
        }
    }

    /// The first block at or after `start` with something to show.
    private static func shown(_ start: BlockID, in graph: ControlFlowGraph) -> BlockID {
        var id = start
        var seen: Set<BlockID> = []
        while seen.insert(id).inserted {
            let block = graph.blocks[id]
            guard block.edges.count == 1, block.edges[0].kind == .next || !block.edges[0].kind.isDecided,
                block.events.allSatisfy({ $0.label == nil })
            else { break }
            id = block.edges[0].target
        }
        return id
    }
}

extension EdgeKind {
    /// Whether a decision selects this edge among several.
    fileprivate var isDecided: Bool {
        switch self {
        case .next, .returned, .broken, .continued, .fellThrough, .jumped, .thrown: false
        default: true
        }
    }

    fileprivate func label(in block: Block) -> String {
        switch self {
        case .next: ""
        case .isTrue: "true"
        case .isFalse: "false"
        case .isSome: "some"
        case .isNil: "nil"
        case .matches: "matches"
        case .differs: "differs"
        case .iterates: "element"
        case .finished: "end"
        case .thrown: "throws"
        case .returned: "return"
        case .broken: "break"
        case .continued: "continue"
        case .fellThrough: "fallthrough"
        case .jumped: "goto"
        case .clause(let index): block.clauseText(index)
        case .noClause: "no clause"
        }
    }
}

extension Block {
    fileprivate func clauseText(_ index: Int) -> String {
        guard case .configuration(let node) = decision else { return "" }
        let clauses = Array(node.children)
        guard clauses.indices.contains(index) else { return "" }
        return clauses[index].name.isEmpty ? "#else" : clauses[index].name
    }
}

extension Decision {
    fileprivate var label: String? {
        switch self {
        case .none, .failure: nil
        case .condition(let node), .availability(let node): node.line
        case .presence(let node): node.kind == .optionalBinding ? node.name : node.line
        case .pattern(let pattern, _): "case " + pattern.line
        case .iteration(let node): "for " + (node.firstChild?.line ?? "")
        case .configuration: "#if"
        }
    }
}

extension Event {
    /// The event as source text; `nil` for bookkeeping.
    fileprivate var label: String? {
        switch kind {
        case .call, .assign: node.line
        case .declare: "let " + (node.firstChild?.line ?? "")
        case .declareFunction: "func " + node.name
        case .bind: bindLabel
        case .returnValue: node.kind == .returnStatement ? "return" : nil
        case .raise: "throw"
        case .opaque: "?"
        case .read, .closure, .unwrap, .copy, .constantTrue, .constantFalse, .constantNil, .leave, .endStatement: nil
        }
    }

    private var bindLabel: String? {
        let names = node.firstChild.map(Self.boundNames) ?? []
        return names.isEmpty ? nil : "let " + names.joined(separator: ", ")
    }

    private static func boundNames(_ pattern: Node) -> [String] {
        var names: [String] = []
        var waiting = [pattern]
        while let node = waiting.popLast() {
            if node.kind == .identifierPattern { names.append(node.name) }
            if node.kind == .expressionPattern { continue }
            waiting.append(contentsOf: Array(node.children).reversed())
        }
        return names
    }
}

extension Node {
    /// The node's text on one line, with closures and long text shortened.
    fileprivate var line: String {
        var result = ""
        var isSpace = false
        for character in text {
            if character.isWhitespace {
                isSpace = true
                continue
            }
            if isSpace, !result.isEmpty { result.append(" ") }
            isSpace = false
            result.append(character)
            if result.count > 60 { return result + "…" }
        }
        return result
    }
}

import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// A control-flow graph with precomputed analysis results.
final class PreparedGraph {
    let graph: ControlFlowGraph
    /// The graph's file, as an index in the project.
    let file: Int
    /// Whether more than one edge leads to each block. States are compared at joins.
    let joins: [Bool]
    /// The live local variables at each block.
    let live: [Set<Int>]
    private let declarations: FileModel

    func declares(_ local: Int) -> Bool {
        graph.root.range.contains(declarations.node(declarations.variables[local].node).range)
    }

    init(of root: Node, in project: Project) {
        root.mark(.searched)
        graph = ControlFlowGraph(of: root)
        file = project.fileIndex(of: root)
        var predecessors = Array(repeating: 0, count: graph.blocks.count)
        predecessors[ControlFlowGraph.entry] = 1
        for block in graph.blocks { for edge in block.edges { predecessors[edge.target] += 1 } }
        joins = predecessors.map { $0 > 1 }
        declarations = project.files.models[file]
        live = Liveness(graph: graph, file: declarations).liveAtStart()
    }
}

/// Live-variable analysis. A local function or closure reads the variables its body names when it is created
/// and whenever it may run, so these stay live throughout.
private struct Liveness {
    let graph: ControlFlowGraph
    let file: FileModel

    func liveAtStart() -> [Set<Int>] {
        let uses = graph.blocks.map(uses)
        let captured = capturedEverywhere().union(lent())
        var live = uses.map { $0.union(captured) }
        var isChanging = true
        while isChanging {
            isChanging = false
            for id in graph.blocks.indices.reversed() {
                let before = live[id].count
                for edge in graph.blocks[id].edges { live[id].formUnion(live[edge.target]) }
                if live[id].count != before { isChanging = true }
            }
        }
        return live
    }

    /// The uses in a block. Definitions do not end a live range: a variable is live on every path to a use
    /// (conservative).
    private func uses(_ block: Block) -> Set<Int> {
        var result: Set<Int> = []
        for event in block.events where event.kind == .read || event.kind == .call || event.kind == .assign {
            addLocals(in: event.node, to: &result)
        }
        switch block.decision {
        case .condition(let node), .presence(let node), .pattern(let node, _): addLocals(in: node, to: &result)
        default: break
        }
        return result
    }

    /// Follows first children only if the remaining children have no events of their own.
    private func addLocals(in node: Node, to result: inout Set<Int>) {
        var current: Node? = node
        while let here = current {
            if let local = file.local(here.id) { result.insert(local) }
            if here.kind == .optionalBinding, let pattern = here.firstChild, let local = file.local(pattern.id) {
                result.insert(local)
            }
            current =
                here.kind == .callExpression || here.kind == .assignmentExpression || here.kind.isPostfixLink
                ? here.firstChild : nil
        }
    }

    /// Parameters that are passed back to the caller: `inout` ones, and those of closures such as
    /// `withLock { state in … }`.
    private func lent() -> Set<Int> {
        let parameters = graph.root.children(.parameter).filter { parameter in
            graph.root.kind == .closureExpression
                || parameter.children.contains { $0.kind == .attributedType && $0.isNamed("inout") }
        }
        return Set(parameters.compactMap { file.variable(declaredBy: $0.id) })
    }

    private func capturedEverywhere() -> Set<Int> {
        var result: Set<Int> = []
        for block in graph.blocks {
            for event in block.events where event.kind == .closure || event.kind == .declareFunction {
                result.formUnion(file.locals(namedIn: event.node))
            }
        }
        return result
    }
}

extension FileModel {
    /// The local variables referred to inside a node.
    func locals(namedIn root: Node) -> Set<Int> {
        var result: Set<Int> = []
        var waiting = [root]
        while let node = waiting.popLast() {
            if let local = local(node.id) { result.insert(local) }
            waiting.append(contentsOf: node.children)
        }
        return result
    }
}

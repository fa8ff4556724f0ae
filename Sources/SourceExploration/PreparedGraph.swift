import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// A graph with what the exploration asks of it over and over.
final class PreparedGraph {
    let graph: ControlFlowGraph
    /// The file of the graph, in the project.
    let file: Int
    /// Blocks that more than one edge leads to: there, states are compared.
    let joins: [Bool]
    /// Local variables whose value may still be asked for, by block.
    let live: [Set<Int>]
    private let declarations: FileModel

    func declares(_ local: Int) -> Bool {
        graph.root.range.contains(declarations.node(declarations.variables[local].node).range)
    }

    init(of root: Node, in project: Project) {
        graph = ControlFlowGraph(of: root)
        file = project.fileIndex(of: root)
        var predecessors = Array(repeating: 0, count: graph.blocks.count)
        predecessors[ControlFlowGraph.entry] = 1
        for block in graph.blocks { for edge in block.edges { predecessors[edge.target] += 1 } }
        joins = predecessors.map { $0 > 1 }
        declarations = project.files[file]
        live = Liveness(graph: graph, file: declarations).liveAtStart()
    }
}

/// Finds which locals are read later. A local function or closure reads what its body names, when it is made and
/// whenever it may run, so those locals stay live throughout.
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

    /// Without definitions that end a lifetime: a variable counts as live on every way to a use.
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

    /// Follows the first children only where the rest has events of its own.
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

    /// Parameters that callers get back: `inout` ones, and what closures like that of `withLock { state in … }` are
    /// given.
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
    /// The locals that names inside a node refer to.
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

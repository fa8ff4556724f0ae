import TimerlintSyntax

// Input: the blocks as built. Output: the same graph without unreachable or empty blocks, with sequences
// merged, numbered depth first.

extension GraphBuilder {
    consuming func finish(root: Node) -> ControlFlowGraph {
        var simplifier = GraphSimplifier(blocks: blocks)
        return simplifier.simplify(root: root)
    }
}

private struct GraphSimplifier {
    var blocks: [Block]
    /// The final target of an empty block; any other block maps to itself.
    private var destination: [BlockID]

    init(blocks: [Block]) {
        self.blocks = blocks
        self.destination = Array(blocks.indices)
    }

    mutating func simplify(root: Node) -> ControlFlowGraph {
        skipEmptyBlocks()
        joinSequences()
        return numbered(root: root)
    }

    private func isDetour(_ id: BlockID) -> Bool {
        guard id > GraphBuilder.failure, blocks[id].events.isEmpty, blocks[id].edges.count == 1 else { return false }
        return blocks[id].edges[0].kind == .next
    }

    private mutating func skipEmptyBlocks() {
        for id in blocks.indices { resolve(id) }
        for id in blocks.indices {
            blocks[id].edges = blocks[id].edges.map { Edge(kind: $0.kind, target: destination[$0.target]) }
        }
    }

    /// Follows a run of empty blocks once and maps all of them to its end. An empty loop stays as it is.
    private mutating func resolve(_ start: BlockID) {
        var run: [BlockID] = []
        var seen: Set<BlockID> = []
        var id = start
        while isDetour(id), destination[id] == id, seen.insert(id).inserted {
            run.append(id)
            id = blocks[id].edges[0].target
        }
        let end = isDetour(id) && destination[id] != id ? destination[id] : id
        for member in run where member != end { destination[member] = end }
    }

    /// Merges a block into its only predecessor if that has no other successor.
    private mutating func joinSequences() {
        var predecessors = Array(repeating: 0, count: blocks.count)
        let reachable = reachable()
        for id in reachable { for edge in blocks[id].edges { predecessors[edge.target] += 1 } }
        for id in reachable {
            while blocks[id].edges.count == 1, blocks[id].edges[0].kind == .next {
                let next = blocks[id].edges[0].target
                guard next > GraphBuilder.failure, next != id, predecessors[next] == 1 else { break }
                blocks[id].events.append(contentsOf: blocks[next].events)
                blocks[id].decision = blocks[next].decision
                blocks[id].edges = blocks[next].edges
                blocks[next] = Block()
            }
        }
    }

    /// The reachable blocks in depth-first order, edges in order.
    private func reachable() -> [BlockID] {
        var order: [BlockID] = []
        var seen = Array(repeating: false, count: blocks.count)
        var stack = [ControlFlowGraph.entry]
        while let id = stack.popLast() {
            if seen[id] { continue }
            seen[id] = true
            order.append(id)
            for edge in blocks[id].edges.reversed() where !seen[edge.target] { stack.append(edge.target) }
        }
        return order
    }

    private func numbered(root: Node) -> ControlFlowGraph {
        let order = reachable().filter { $0 != GraphBuilder.exit && $0 != GraphBuilder.failure }
        var number = Array(repeating: -1, count: blocks.count)
        for (index, id) in order.enumerated() { number[id] = index }
        number[GraphBuilder.exit] = order.count
        number[GraphBuilder.failure] = order.count + 1
        let renumbered = order.map { id in
            var block = blocks[id]
            block.edges = block.edges.map { Edge(kind: $0.kind, target: number[$0.target]) }
            return block
        }
        return ControlFlowGraph(
            root: root, blocks: renumbered + [Block(), Block()], exit: order.count, failure: order.count + 1)
    }
}

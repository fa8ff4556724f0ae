import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// One way of leaving a body, with the path to it.
struct Outcome {
    var path: ExploredPath
    let threw: Bool
}

extension Explorer {
    /// Runs a body from a path with a prepared frame to each of its exits. A state already seen at a join is
    /// not explored again.
    func run(_ prepared: PreparedGraph, from path: ExploredPath) -> [Outcome] {
        bodies.append(prepared.graph.root)
        defer { bodies.removeLast() }
        var walk = Walk(prepared: prepared, path: path)
        while let (block, path) = walk.next() {
            guard spend(on: path) else { continue }
            if block == prepared.graph.exit || block == prepared.graph.failure {
                walk.outcomes.append(Outcome(path: path, threw: block == prepared.graph.failure))
                continue
            }
            follow(block, from: path, in: &walk)
        }
        return walk.outcomes
    }

    private func follow(_ id: BlockID, from start: ExploredPath, in walk: inout Walk) {
        var path = start
        if walk.prepared.joins[id] {
            path = normalized(path, at: id, of: walk.prepared, since: walk.start)
            guard walk.enter(id, path, limit: limits.statesPerBlock) else {
                if walk.isFull(id, limit: limits.statesPerBlock) { isIncomplete = true }
                return
            }
        }
        let block = walk.prepared.graph.blocks[id]
        var paths = [path]
        for event in block.events {
            guard spend(paths.count, on: path) else { return }
            paths = paths.count == 1 ? step(event, paths[0]) : paths.flatMap { step(event, $0) }
            if paths.isEmpty { return }
        }
        for path in paths {
            for (target, next) in decide(block, path) { walk.add(target, next) }
        }
    }
}

/// The worklist of one run.
private struct Walk {
    let prepared: PreparedGraph
    /// The source numbers given out when the run began.
    let start: SourceTable.Mark
    var outcomes: [Outcome] = []
    private var waiting: [(BlockID, ExploredPath)]
    private var first = 0
    /// For each join, the states seen, each with its lowest assumption level.
    private var seen: [BlockID: [ProgramState: AssumptionLevel]] = [:]

    init(prepared: PreparedGraph, path: ExploredPath) {
        self.prepared = prepared
        start = path.program.sources.mark
        waiting = [(ControlFlowGraph.entry, path)]
    }

    mutating func next() -> (BlockID, ExploredPath)? {
        guard first < waiting.count else { return nil }
        defer { first += 1 }
        return waiting[first]
    }

    mutating func add(_ block: BlockID, _ path: ExploredPath) { waiting.append((block, path)) }

    func isFull(_ block: BlockID, limit: Int) -> Bool { seen[block, default: [:]].count >= limit }

    /// Whether a program state is new at a join, or was seen only with more assumptions, and the limit is not
    /// reached.
    mutating func enter(_ block: BlockID, _ path: ExploredPath, limit: Int) -> Bool {
        if let assumptions = seen[block]?[path.program] {
            guard path.assumptions < assumptions else { return false }
        } else if isFull(block, limit: limit) {
            return false
        }
        seen[block, default: [:]][path.program] = path.assumptions
        return true
    }
}

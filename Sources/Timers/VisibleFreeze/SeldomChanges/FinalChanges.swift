import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes the changes that a handler makes only when it stops its timer: a poll that closes its window once
/// it has what it waits for. Input: a timer, its handler's code, a change. Output: whether the change is made
/// once, at the end.
struct FinalChanges {
    /// How many calls lead to a stop.
    private static let depthLimit = 3

    /// What stops the timer in the handler's own code.
    private let ownEndings: [Node]
    /// What stops it in the functions that the handler reaches.
    private let reachedEndings: [Node]

    init(facts: ProjectFacts, timer: Timer, code: [Node]) {
        let teardowns = timer.teardowns.filter { !$0.isUnreachable }
        let stops = teardowns.filter { FinalChanges.isSure($0, of: timer, facts.project) }
        let calls = FinalChanges.calls(of: Set(stops.compactMap(\.function)), facts)
        let endings = teardowns.map(\.node) + calls
        let isInCode = { (node: Node) in code.contains { $0.tree === node.tree && $0.range.contains(node.range) } }
        ownEndings = endings.filter(isInCode) + code.flatMap(FinalChanges.endings)
        // Stopping the previous timer before this one is created does not stop this one.
        reachedEndings = endings.filter { ending in
            guard !isInCode(ending), let block = ending.enclosingBlock else { return false }
            return block.tree !== timer.creation.tree || !block.range.contains(timer.creation.range)
        }
    }

    /// The calls of functions that stop the timer each time, and of the functions that make such a call each time.
    private static func calls(of stops: Set<FunctionID>, _ facts: ProjectFacts) -> [Node] {
        var found: [Node] = []
        var (known, latest) = (stops, stops)
        for _ in 0..<depthLimit {
            let calls = latest.flatMap {
                facts.references.callSites(of: $0)
            }
            found += calls
            let callers = calls.filter { call in
                call.enclosingBody.map { Branches.isUnconditional(call, in: $0) } == true
            }
            latest = Set(callers.compactMap { facts.project.function(around: $0) }).subtracting(known)
            known.formUnion(latest)
        }
        return found
    }

    /// Whether each call of the function stops the timer, if there is one.
    private static func isSure(_ ending: Teardown, of timer: Timer, _ project: Project) -> Bool {
        guard let body = ending.function.flatMap({ project.body(of: $0) }) else { return false }
        return Branches.conditions(before: ending.node, in: body).allSatisfy { condition in
            condition.kind == .optionalBinding
                || condition.contains { node in timer.handles.contains { project.referent(of: node) == .variable($0) } }
        }
    }

    /// `timer.invalidate()` on the block's own parameter, `timer.upstream.connect().cancel()` of a publisher.
    private static func endings(in code: Node) -> [Node] {
        code.nodes { part in
            guard part.kind == .callExpression, let callee = part.calleeName else { return false }
            return callee.isNamed("invalidate")
                || callee.isNamed("cancel") && callee.selfAndBases.contains { $0.isNamed("upstream") }
        }
    }

    /// Whether, on the path to the change, the timer is stopped in the same block or an enclosing one.
    func isFinal(_ change: VisibleChange) -> Bool {
        let way = change.calls + [change.node]
        if ends(way[0].selfAndAncestors, ownEndings) { return true }
        return way.contains { place in
            let around = place.selfAndAncestors.prefix {
                !$0.kind.isFunctionLike && $0.kind != .closureExpression || $0.runsOnceLater
            }
            return ends(around, reachedEndings)
        }
    }

    /// Whether the timer is stopped in the same block, or an enclosing one, of the handler or of a function that it calls.
    func isFinal(_ place: Node) -> Bool {
        let around = place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }
        return ends(around, reachedEndings) || ends(around, ownEndings)
    }

    private func ends(_ around: some Sequence<Node>, _ endings: [Node]) -> Bool {
        let blocks = around.filter { $0.kind == .block }
        return endings.contains { ending in
            [ending.enclosingBlock, ending.finishedAnimation?.enclosingBlock].contains {
                $0.map(blocks.contains) == true
            }
        }
    }
}

extension Node {
    /// The call of an animation in whose completion the place is.
    fileprivate var finishedAnimation: Node? {
        let closure = selfAndAncestors.prefix { !$0.kind.isFunctionLike || $0.kind == .closureExpression }.first {
            $0.kind == .closureExpression && $0.parent?.kind == .argument
        }
        guard let argument = closure?.parent, VisibleChanges.completionLabels.contains(argument.name),
            let call = argument.parent
        else { return nil }
        return call.calleeName.map { VisibleChanges.animations.contains($0.name) } == true ? call : nil
    }

    /// `DispatchWorkItem { … }`, `queue.asyncAfter(deadline: end) { … }`
    fileprivate var runsOnceLater: Bool {
        guard kind == .closureExpression, parent?.kind == .argument, let callee = parent?.parent?.calleeName else {
            return false
        }
        return callee.isNamed("DispatchWorkItem") || ClosureTiming.later.contains(callee.name)
    }

    /// The block that always runs the node when control reaches it.
    fileprivate var enclosingBlock: Node? {
        var child = self
        while child.kind != .block, let parent = child.parent {
            if parent.mayPassOver(child) { return nil }
            child = parent
        }
        return child.kind == .block ? child : nil
    }
}

import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSyntax

/// Follows one handle through the control flow of one body. Input: a body, the handle and its state on entry.
/// Output: the state at each event: what the handle may hold. Handles are compared by their spelling without
/// `self.`, `?` and `!`, so that members of other objects can be followed too.
package struct HandleFlow {
    package let handle: String
    /// The state of the handle after a call of the project's own code; `nil` if the call does not change it.
    package let effect: (Node) -> HandleState?
    /// A condition other than a nil check that correlates with the presence of the handle.
    let isCorrelated: (Node) -> Bool

    /// The state before each event of the body, keyed by the event's node (by its first event if there are
    /// several).
    package func states(in body: Node, from entry: HandleState) -> [Node: HandleState] {
        let graph = ControlFlowGraph(of: body)
        let starts = solve(graph, entry)
        var result: [Node: HandleState] = [:]
        for (id, block) in graph.blocks.enumerated() {
            guard var state = starts[id] else { continue }
            for event in block.events {
                if result[event.node] == nil { result[event.node] = state }
                apply(event, to: &state)
            }
        }
        return result
    }

    /// What the handle may hold at the normal exit of the body; empty if the body never exits normally.
    func stateAtExit(of body: Node, from entry: HandleState) -> HandleState {
        let graph = ControlFlowGraph(of: body)
        return solve(graph, entry)[graph.exit] ?? []
    }

    // MARK: Solving

    private func solve(_ graph: ControlFlowGraph, _ entry: HandleState) -> [BlockID: HandleState] {
        var starts: [BlockID: HandleState] = [ControlFlowGraph.entry: entry]
        var waiting = [ControlFlowGraph.entry]
        while let id = waiting.popLast() {
            guard var state = starts[id] else { continue }
            for event in graph.blocks[id].events { apply(event, to: &state) }
            for edge in graph.blocks[id].edges {
                let passed = narrowed(state, by: graph.blocks[id].decision, along: edge.kind)
                guard !passed.isEmpty else { continue }
                let old = starts[edge.target] ?? []
                guard !old.isSuperset(of: passed) else { continue }
                starts[edge.target] = old.union(passed)
                waiting.append(edge.target)
            }
        }
        return starts
    }

    private func apply(_ event: Event, to state: inout HandleState) {
        let node = event.node
        switch event.kind {
        case .assign where node.firstChild.map(isHandle) == true:
            let value = event.source ?? node.children.reduce(nil) { $1 }
            state = value?.stripped.kind == .nilLiteral ? .absent : .live
        case .declare where node.name == handle:
            state = node.initialValue.map { $0.stripped.kind == .nilLiteral ? .absent : .live } ?? .absent
        case .unwrap where node.firstChild.map(isHandle) == true: state.remove(.absent)
        case .call: call(node, &state)
        case .closure: if assigns(node) { state = .live }
        case .read, .assign:
            let member = event.kind == .assign ? node.firstChild ?? node : node
            if let base = member.base, base.kind != .optionalChain, isHandle(base) { state.remove(.absent) }
        default: break
        }
    }

    private func call(_ call: Node, _ state: inout HandleState) {
        guard let callee = call.calleeName else { return }
        if let base = callee.base, isHandle(base) {
            if base.kind != .optionalChain { state.remove(.absent) }
            if callee.isNamed("invalidate") || callee.isNamed("cancel"), state.contains(.live) {
                state.remove(.live)
                state.insert(.ended)
            }
        } else if call.arguments.contains(where: {
            $0.value?.kind == .inoutExpression && $0.value.map(isHandle) == true
        }) {
            state = .live
        } else if let left = effect(call) {
            state = left
        }
    }

    // MARK: Conditions

    private func narrowed(_ state: HandleState, by decision: Decision, along edge: EdgeKind) -> HandleState {
        switch decision {
        case .presence(let node) where isHandle(node) || node.kind == .optionalBinding && node.name == handle:
            return edge == .isSome ? state.subtracting(.absent) : state.intersection(.absent)
        case .condition(let condition): return narrowed(state, by: condition, holds: edge == .isTrue)
        // Platforms that no clause names are not built for.
        case .configuration: return edge == .noClause ? [] : state
        default: return state
        }
    }

    private func narrowed(_ state: HandleState, by condition: Node, holds: Bool) -> HandleState {
        let node = condition.stripped
        if node.kind == .infixExpression, node.isNamed("!=") || node.isNamed("=="),
            node.children.contains(where: { $0.kind == .nilLiteral }),
            node.children.contains(where: isHandle)
        {
            return holds == node.isNamed("!=") ? state.subtracting(.absent) : state.intersection(.absent)
        }
        if let asksForTrue = asksForValidity(node) { return holds == asksForTrue ? .live : state }
        return isCorrelated(node) ? state.subtracting(.absent) : state
    }

    /// `timer.isValid`, `timer?.isValid == true`, `timer?.isValid ?? false`: the outcome that implies validity.
    private func asksForValidity(_ condition: Node) -> Bool? {
        let isAsked = condition.contains { node in
            node.kind == .memberExpression && node.isNamed("isValid") && node.base.map(isHandle) == true
        }
        guard isAsked else { return nil }
        let isNegated = condition.isNamed("!=") || condition.isNamed("!")
        let literal = condition.children.first { $0.kind == .booleanLiteral }?.booleanValue ?? true
        return (condition.isNamed("??") || literal) != isNegated
    }

    // MARK: The handle

    func isHandle(_ node: Node) -> Bool {
        let value = node.stripped
        guard value.kind == .nameExpression || value.kind == .memberExpression else { return false }
        return Self.spelling(of: value) == handle
    }

    /// Whether the closure assigns a timer to the handle, now or later.
    private func assigns(_ closure: Node) -> Bool {
        closure.contains { node in
            guard node.kind == .assignmentExpression, let target = node.firstChild else { return false }
            return isHandle(target) && !target.isSetToNil
        }
    }

    /// The canonical spelling of a reference: `self.timer!` and Objective-C's `_timer` are `timer`.
    package static func spelling(of node: Node) -> String {
        let value = node.stripped
        switch value.kind {
        case .nameExpression: return value.name
        case .memberExpression:
            guard let base = value.base?.stripped, base.kind != .selfExpression else { return value.name }
            return spelling(of: base) + "." + value.name
        default: return value.text
        }
    }
}

import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// A place in the sources that changes what a timer does.
package struct TimerCall: Sendable {
    package enum Action: String, Sendable, CaseIterable {
        case make, schedule, activate, resume, suspend, cancel, invalidate, connect, replace
        case setNil = "nil"
    }

    package let action: Action
    package let node: Node
    package let function: FunctionID?
    /// Some condition of its function decides whether it happens.
    package let isConditional: Bool
}

extension ProjectFacts {
    /// What is done to a timer through its handles, its creation first, then in the order of files and offsets.
    package func calls(on timer: Timer) -> [TimerCall] {
        var found: [Node: TimerCall.Action] = [:]
        for place in timer.modes where place.node != timer.creation { found[place.node] = .schedule }
        let uses = HandleUses(project: project, references: references)
        for handle in timer.handles {
            for use in uses.uses(of: handle) where !use.isUncertain {
                guard let (action, node) = action(at: use.node, of: timer) else { continue }
                found[node] = action
            }
        }
        for teardown in timer.teardowns where found[teardown.node] == nil {
            found[teardown.node] = timer.kind == .runLoopTimer || timer.kind == .displayLink ? .invalidate : .cancel
        }
        found[timer.creation] = nil
        let rest = found.map { call($0.value, at: $0.key) }.sorted {
            (project.fileIndex(of: $0.node), $0.node.range.start) < (
                project.fileIndex(of: $1.node), $1.node.range.start
            )
        }
        return [call(.make, at: timer.creation)] + rest
    }

    private func call(_ action: TimerCall.Action, at node: Node) -> TimerCall {
        let function = project.function(around: node)
        let body = function.flatMap { project.body(of: $0) }
        let between = node.selfAndAncestors.prefix { $0 != body }
        return TimerCall(
            action: action, node: node, function: function,
            isConditional: body != nil && between.contains { $0.kind.decides })
    }

    /// What a use of the handle does, and the expression that does it.
    private func action(at use: Node, of timer: Timer) -> (TimerCall.Action, Node)? {
        let whole = use.outermostUnwrap
        guard let parent = whole.parent else { return nil }
        if parent.kind == .memberExpression, let call = parent.outermostUnwrap.parent, call.kind == .callExpression,
            call.firstChild?.stripped == parent
        {
            if DispatchAPI.schedulingMethods.contains(parent.name) { return (.schedule, call) }
            return TimerCall.Action(rawValue: parent.name).map { ($0, call) }
        }
        if parent.kind == .argument, let call = parent.parent, let name = call.firstChild?.name,
            let method = DispatchAPI.methodsOfFunctions[name]
        {
            if DispatchAPI.schedulingMethods.contains(name) { return (.schedule, call) }
            return TimerCall.Action(rawValue: method).map { ($0, call) }
        }
        guard parent.kind == .assignmentExpression, parent.firstChild == whole, let value = whole.nextSibling else {
            return nil
        }
        let assigned = parent.children.first { $0 != whole && $0.isExpression } ?? value
        if assigned.kind == .nilLiteral { return (.setNil, parent) }
        let isOwn =
            assigned.range.contains(timer.creation.range) || timer.destinations.contains { $0.keeping?.place == parent }
        return isOwn ? nil : (.replace, parent)
    }
}

extension NodeKind {
    /// Whether code inside may be left out.
    fileprivate var decides: Bool {
        switch self {
        case .ifStatement, .guardStatement, .switchStatement, .forStatement, .whileStatement, .ternaryExpression: true
        default: false
        }
    }
}

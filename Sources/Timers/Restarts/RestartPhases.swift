import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Starts and stops in one callback that receives its phase: a gesture's states, a press, a pair of
/// notifications.
extension RestartSearch {
    /// Whether the place belongs to a phase such that another phase of the same callback always stops the timer
    /// before this one comes again.
    func isSettledPhase(_ place: Node, in function: FunctionID) -> Bool {
        if isHalfOfTurns(place) { return true }
        for branch in place.selfAndAncestors.prefix(while: { !$0.kind.isFunctionLike })
        where branch.kind == .ifBranch || branch.kind == .switchCase {
            let names = phaseNames(in: function)
            let phases = phases(of: branch, among: names)
            guard !phases.isEmpty else { continue }
            let ends = endingPhases(beside: branch, among: names)
            let isSettled = phases.allSatisfy { phase in
                Lifecycles.containing(phase).contains { $0.comes(oneOf: ends.subtracting([phase]), betweenTwo: phase) }
            }
            if isSettled { return true }
        }
        return false
    }

    /// The names of the phases that the function receives.
    private func phaseNames(in function: FunctionID) -> Set<String> {
        entries.callback(function) == LifecycleNames.socketCallback
            ? LifecycleNames.socketEvents : LifecycleNames.gesturePhases
    }

    /// The phases in which some branch of the same function stops the timer.
    private func endingPhases(beside branch: Node, among names: Set<String>) -> Set<String> {
        guard let body = branch.enclosingBody else { return [] }
        var found: Set<String> = []
        _ = body.contains { node in
            if node.kind == .ifBranch || node.kind == .switchCase, node != branch, leadsToEnding(code: node) {
                found.formUnion(phases(of: node, among: names))
            }
            return false
        }
        return found
    }

    /// The phases that a branch tests for; for `default:` and `else` all those that no sibling branch tests
    /// for.
    private func phases(of branch: Node, among names: Set<String>) -> Set<String> {
        if branch.flags.contains(.isDefault) || branch.flags.contains(.isElse) {
            let others = (branch.parent?.children ?? branch.children).filter {
                $0 != branch && !$0.flags.contains(.isDefault) && !$0.flags.contains(.isElse)
            }
            let asked = Set(others.flatMap { phases(of: $0, among: names) })
            return asked.isEmpty ? [] : names.subtracting(asked)
        }
        var found: Set<String> = []
        for condition in branch.children where condition.kind != .block {
            _ = condition.contains { node in
                if let phase = Self.phase(node, among: names) { found.insert(phase) }
                return false
            }
        }
        return found
    }

    /// `.began`, `UIGestureRecognizerStateBegan`, `NSGestureRecognizer.State.began`, `.connected(let headers)`.
    private static func phase(_ node: Node, among names: Set<String>) -> String? {
        guard node.kind == .memberExpression || node.kind == .nameExpression || node.kind == .enumCasePattern else {
            return nil
        }
        if names.contains(node.name) { return node.name }
        guard node.name.contains("GestureRecognizerState"), let last = node.name.camelWords.last,
            LifecycleNames.gesturePhases.contains(last)
        else { return nil }
        return last
    }

    /// Whether the calls are in callbacks of one lifecycle, in which the timer is ended between any two of them:
    /// releasing a page starts its timer immediately or when scrolling ends, and each drag stops it.
    func areEndedBetween(_ calls: [Node]) -> Bool {
        guard let first = calls.first, let hook = project.function(around: first), let owner = project.owner(of: hook)
        else { return false }
        // Two calls in one callback run one right after the other.
        let moments = Set(calls.compactMap(moment))
        guard moments.count == calls.count, let moment = moments.first else { return false }
        let ends = Set(project.functions(of: owner).filter { mustEnd($0, depth: 0) }.map(entries.callback))
        return Lifecycles.containing(moment).contains { order in
            moments.allSatisfy { earlier in
                order.has(earlier)
                    && moments.allSatisfy { !order.comes($0, after: earlier, withoutAnyOf: ends) }
            }
        }
    }

    /// The calls that may find each other's timer: one in a callback that follows an ending one finds only that of
    /// another such callback.
    func besidesEndingCallbacks(_ calls: [Node]) -> [Node] {
        let followers = calls.filter { followsEndingCallback($0) || followsEndingPhase($0) }
        let others = calls.filter { !followers.contains($0) }
        return others.count > 1 ? calls : followers.count > 1 ? followers : others
    }

    /// Whether the call is in a callback that the framework never sends before another one which stops the timer:
    /// a drag stops it, the end of the drag starts it again.
    private func followsEndingCallback(_ call: Node) -> Bool {
        guard let hook = project.function(around: call), let owner = project.owner(of: hook),
            let moment = moment(of: call)
        else { return false }
        let orders = Lifecycles.containing(moment)
        guard !orders.isEmpty else { return false }
        let ends = Set(
            project.functions(of: owner).filter { $0 != hook && endsAlone($0) }.map(
                entries.callback))
        return orders.contains { $0.never(moment, beforeAnyOf: ends) }
    }

    /// Whether the call is in a phase that never comes before one of the same callback which stops the timer: `.began`
    /// stops it, `.ended` starts it again.
    private func followsEndingPhase(_ call: Node) -> Bool {
        guard let function = project.function(around: call) else { return false }
        let names = phaseNames(in: function)
        return call.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { branch in
            guard branch.kind == .ifBranch || branch.kind == .switchCase else { return false }
            let phases = phases(of: branch, among: names)
            let ends = endingPhases(beside: branch, among: names)
            return !phases.isEmpty && !ends.isEmpty
                && phases.allSatisfy { phase in
                    Lifecycles.containing(phase).contains { $0.never(phase, beforeAnyOf: ends.subtracting([phase])) }
                }
        }
    }

    /// The callback around a call, by its name in the lifecycles.
    private func moment(of call: Node) -> String? {
        guard let hook = project.function(around: call) else { return nil }
        let callback = entries.callback(hook)
        guard callback == Lifecycles.endOfDrag, let flies = project.parameters(of: hook).last else { return callback }
        let inFlight = KnownValues(references: references, entered: [flies: .boolean(true)])
        return inFlight.exclude(call) ? Lifecycles.endOfDragWithoutFlight : callback
    }

    /// `if window != nil { start() } else { stop() }` in a callback for a view's move: only a move directly
    /// from one window to another starts twice.
    func isHalfOfMove(_ place: Node, in function: FunctionID) -> Bool {
        guard project[function].name.contains("Move") else { return false }
        return place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { branch in
            branch.kind == .ifBranch
                && branch.parent?.branches.contains { $0 != branch && leadsToEnding(code: $0) } == true
        }
    }
}

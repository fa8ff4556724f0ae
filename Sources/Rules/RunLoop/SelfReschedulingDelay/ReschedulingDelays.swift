import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// A delayed call through which a method calls itself again, endlessly.
package struct ReschedulingDelay: Sendable {
    /// The `asyncAfter`, the `perform(_:with:afterDelay:)`, the one-shot timer's creation or the task that
    /// sleeps first.
    package let node: Node
    package let function: FunctionID
}

/// Finds repeating timers made of delays: methods whose delayed code calls the method again, on every path and
/// retaining the owner.
package struct ReschedulingDelays {
    private let facts: ProjectFacts
    private let project: Project
    private let sleeps: SleepReader

    package init(_ facts: ProjectFacts) {
        self.facts = facts
        project = facts.project
        sleeps = SleepReader(project: facts.project)
    }

    /// In the order of files and offsets.
    package func delays() -> [ReschedulingDelay] {
        (delayedClosures() + delayedSelectors() + oneShots() + sleepingTasks()).filter {
            !facts.isOfTests($0.node) && !hasWayOut($0) && isOwnersBusiness($0)
        }
        .sorted { ($0.node.tree.file.id, $0.node.range) < ($1.node.tree.file.id, $1.node.range) }
    }

    // MARK: Forms

    private func delayedClosures() -> [ReschedulingDelay] {
        facts.references.nodes(named: "asyncAfter").compactMap { callee in
            guard let call = callee.callOfName,
                let closure = (call.argumentValue("execute") ?? call.trailingClosure)?.stripped,
                closure.kind == .closureExpression
            else { return nil }
            return delay(at: call, closure)
        }
    }

    /// `perform` retains its receiver and is cancelled by `cancelPreviousPerformRequests`.
    private func delayedSelectors() -> [ReschedulingDelay] {
        let performs = facts.timers.filter(isOnOwnInstance)
        let performOfCall = Dictionary(performs.map { ($0.creation, $0) }, uniquingKeysWith: { first, _ in first })
        return performs.compactMap { timer in
            guard let function = timer.function, !takesBackPerforms(function) else { return nil }
            // Of performs that take turns, the first one in the file stands for all.
            let later = { (call: Node) -> [FunctionID] in
                guard let next = performOfCall[call], next.creation.isInSameTree(as: timer.creation),
                    next.creation.range.start > timer.creation.range.start
                else { return [] }
                return performed(by: next)
            }
            guard performed(by: timer).contains(where: { leads($0, to: function, depth: 0, performing: later) }) else {
                return nil
            }
            return ReschedulingDelay(node: timer.creation, function: function)
        }
    }

    private func isOnOwnInstance(_ timer: Timer) -> Bool {
        timer.kind == .delayedPerform
            && timer.creation.calleeName?.base.map { project.referent(of: $0) == .instance } ?? true
    }

    private func performed(by timer: Timer) -> [FunctionID] {
        if case .named(_, let functions)? = timer.handler { functions } else { [] }
    }

    private func oneShots() -> [ReschedulingDelay] {
        facts.timers.compactMap { timer in
            guard timer.kind == .runLoopTimer, timer.repeats == .no, !timer.modes.isEmpty, !timer.escapes,
                !timer.teardowns.contains(where: { !$0.isUnreachable && !$0.isRestart })
            else { return nil }
            switch timer.handler {
            case .closure(let closure): return delay(at: timer.creation, closure)
            case .named(_, let functions)?:
                guard let function = timer.function, functions.contains(function),
                    facts.keepsOwnerAlive(timer) != nil || facts.retainsOwnTarget(timer)
                else { return nil }
                return ReschedulingDelay(node: timer.creation, function: function)
            default: return nil
            }
        }
    }

    /// `Task { try await Task.sleep(…); self.tick() }` whose handle nothing stores.
    private func sleepingTasks() -> [ReschedulingDelay] {
        facts.timedTasks.compactMap { task in
            guard task.kind == .unstructured, task.loops.isEmpty, task.isDiscarded else { return nil }
            return delay(at: task.creation, task.closure)
        }
    }

    /// A deinitializer cancels nothing: it does not run while the delay holds its object.
    private func takesBackPerforms(_ function: FunctionID) -> Bool {
        facts.references.nodes(named: "cancelPreviousPerformRequests").contains { callee in
            project.fileIndex(of: callee) == function.file
                && project.function(around: callee).map { project[$0].kind.isDeinitializer } != true
        }
    }

    // MARK: Cycle

    /// The closure calls the enclosing function, directly or through one other method, and captures `self`.
    private func delay(at call: Node, _ closure: Node) -> ReschedulingDelay? {
        guard let function = project.function(around: call), case .function = project[function].kind,
            project.owner(of: function) != nil,
            facts.selfCapture(of: closure).strength == .strong, let body = closure.body,
            reaches(function, from: body, depth: 0)
        else { return nil }
        return ReschedulingDelay(node: call, function: function)
    }

    /// How many methods are followed from what the delay runs to the method that asked for it.
    private static let cycleLimit = 3

    /// Whether a statement that runs on every path through the code calls the function, itself or in a method that it
    /// calls. `performing`: the methods that a call performs later.
    private func reaches(
        _ function: FunctionID, from body: Node, depth: Int, performing: (Node) -> [FunctionID] = { _ in [] }
    ) -> Bool {
        body.children.contains { statement in
            let node = statement.stripped
            if performing(node).contains(where: { leads($0, to: function, depth: depth + 1, performing: performing) }) {
                return true
            }
            guard node.kind == .callExpression, let callee = node.calleeName,
                case .functions(let called)? = project.referent(of: callee)
            else { return false }
            if called.contains(function), mayCall(function, node) { return true }
            return called.count == 1 && called[0] != function
                && leads(called[0], to: function, depth: depth + 1, performing: performing)
        }
    }

    /// Whether a method is the function, or each run of it reaches it.
    private func leads(
        _ method: FunctionID, to function: FunctionID, depth: Int, performing: (Node) -> [FunctionID]
    ) -> Bool {
        if method == function { return true }
        guard depth < Self.cycleLimit, let body = project.body(of: method), !leavesEarly(body) else { return false }
        return reaches(function, from: body, depth: depth, performing: performing)
    }

    /// A framework's overload without the first label is another method, though Swift 2 left that label out.
    private func mayCall(_ function: FunctionID, _ call: Node) -> Bool {
        let labels = Set(project[function].labels)
        return facts.references.certainCallers.fits(call, function)
            && call.arguments.allSatisfy { $0.flags.contains(.isTrailing) || labels.contains($0.name) }
    }

    // MARK: Endings

    /// Whether a condition decides about the delay, or an exit precedes it.
    private func hasWayOut(_ delay: ReschedulingDelay) -> Bool {
        guard let body = project.body(of: delay.function) else { return true }
        var child = delay.node
        for ancestor in delay.node.selfAndAncestors.dropFirst() {
            switch ancestor.kind {
            case .ifBranch, .switchCase, .ternaryExpression, .guardStatement, .whileStatement, .catchClause: return true
            case .block:
                if ancestor.children.contains(where: { $0.range.end <= child.range.start && mayLeave($0) }) {
                    return true
                }
            default: break
            }
            if ancestor == body { break }
            child = ancestor
        }
        return (delay.node.trailingClosure ?? delay.node.argumentValue("execute"))?.stripped.body.map(leavesEarly)
            ?? false
    }

    private func leavesEarly(_ body: Node) -> Bool { body.children.contains(where: mayLeave) }

    private func mayLeave(_ statement: Node) -> Bool {
        statement.containsOutsideClosures { node in
            switch node.kind {
            case .guardStatement, .returnStatement, .throwStatement: true
            // A sleep throws if its task is cancelled, which nothing does here.
            case .tryExpression: node.isNamed("try") && sleeps.sleeps(in: node).isEmpty
            default: false
            }
        }
    }

    /// Whether the object could be deallocated, were it not for this delay.
    private func isOwnersBusiness(_ delay: ReschedulingDelay) -> Bool {
        guard !project[delay.function].isStatic, let owner = project.owner(of: delay.function) else { return false }
        let kind = project.types[owner].kind
        return (kind.isReference || kind == .extension) && !facts.isAppLifetime(owner)
    }
}

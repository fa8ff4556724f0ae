import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// A loop paced by a sleep or a timer sequence.
package struct TimedLoop: Sendable {
    /// The loop statement.
    package let node: Node
    /// The sleeps in its own iterations, not those of inner loops and closures; empty for timer sequences.
    package let sleeps: [Sleep]
    package let ending: Ending
    /// Its own work changes its condition: `while !state.isFinal { … state = next }`.
    package let worksTowardsItsEnd: Bool
    /// It checks whether the task is cancelled.
    package let asksForCancellation: Bool
    /// The calls from the task's closure to the loop, outermost first.
    package internal(set) var calls: [Node] = []

    package enum Ending: Sendable {
        /// Only cancelling the task ends it, if anything does.
        case never
        /// A counter or a collection runs out.
        case bounded
        /// A condition of its own, or an exit from its body.
        case byItself
    }

    /// Whether a counter, a collection, a deadline or its own work always ends it.
    package var endsInTime: Bool {
        ending == .bounded || worksTowardsItsEnd || node.conditions.contains(where: Self.comparesClock)
    }

    /// `Date() < deadline`, `clock.now < end`, `Date().timeIntervalSince(start) < limit`.
    private static func comparesClock(_ condition: Node) -> Bool {
        let comparison = condition.stripped
        guard comparison.kind == .infixExpression, ["<", "<=", ">", ">="].contains(comparison.name) else {
            return false
        }
        return comparison.contains { value in
            value.kind == .callExpression && value.arguments.isEmpty
                && ["Date", "now"].contains(value.calleeName?.name ?? "") || value.isNamed("now")
        }
    }

    /// Whether it sleeps only after a failure, to retry: not a timer, which sleeps in each iteration.
    package var sleepsOnFailureAlone: Bool {
        !isSequence
            && sleeps.allSatisfy { sleep in
                sleep.node.selfAndAncestors.prefix { $0 != node }.contains { $0.kind == .catchClause }
            }
    }

    /// A `for await` over a timer sequence.
    package var isSequence: Bool { node.kind == .forStatement && node.flags.contains(.isAwait) }
}

/// Finds the timed loops that a piece of code runs.
package struct TimedLoopReader: Sendable {
    package let project: Project
    package let sleeps: SleepReader

    package init(project: Project) {
        self.project = project
        sleeps = SleepReader(project: project)
    }

    /// The loops in the code itself, or in functions of the tree that the code calls (and therefore waits for).
    package func loops(in code: Node, depth: Int = 0) -> [TimedLoop] {
        let own = code.survey(for: Self.surveyed) { $0.kind == .closureExpression || $0.kind.isFunctionLike }
        var result = own.filter(\.isLoop).compactMap(timedLoop)
        guard depth < 3, result.isEmpty else { return result }
        for call in own where isAwaited(call, in: code) {
            guard let function = calledFunction(call), let body = project.body(of: function) else { continue }
            result += loops(in: body, depth: depth + 1).map { loop in
                var loop = loop
                loop.calls.insert(call, at: 0)
                return loop
            }
        }
        return result
    }

    private static let surveyed: Set<NodeKind> = [
        .callExpression, .whileStatement, .repeatStatement, .forStatement, .cForStatement,
    ]

    package func timedLoop(_ node: Node) -> TimedLoop? {
        if node.kind == .forStatement, node.flags.contains(.isAwait) {
            guard let sequence = node.subject, isTimerSequence(sequence) else { return nil }
            return TimedLoop(
                node: node, sleeps: [], ending: hasOwnWayOut(node) ? .byItself : .never, worksTowardsItsEnd: false,
                asksForCancellation: true)
        }
        let own = sleeps.sleeps(in: node).filter { innermostLoop(around: $0.node) == node }
        guard !own.isEmpty else { return nil }
        return TimedLoop(
            node: node, sleeps: own, ending: ending(of: node), worksTowardsItsEnd: worksTowardsItsEnd(node),
            asksForCancellation: asks(node))
    }

    package func innermostLoop(around node: Node) -> Node? {
        for ancestor in node.selfAndAncestors.dropFirst() {
            if ancestor.isLoop { return ancestor }
            if ancestor.kind == .closureExpression || ancestor.kind.isFunctionLike { return nil }
        }
        return nil
    }

    private func isTimerSequence(_ sequence: Node, depth: Int = 0) -> Bool {
        if depth < 2, case .variable(let id)? = project.referent(of: sequence), let value = project.value(of: id) {
            return isTimerSequence(value, depth: depth + 1)
        }
        return sequence.contains { node in
            if node.kind == .callExpression, let callee = node.calleeName {
                return isUnfoldingSleep(node, callee) || callee.isNamed("AsyncTimerSequence")
                    || callee.isNamed("repeating") && node.argumentValue("every") != nil
                    || callee.isNamed("publish") && node.argumentValue("every") != nil
                    || callee.isNamed("timer") && node.argumentValue("interval") != nil
            }
            return false
        }
    }

    /// `AsyncStream { try? await Task.sleep(…) }`, `AsyncStream(unfolding: { … })`: the sleep delays each
    /// element.
    private func isUnfoldingSleep(_ call: Node, _ callee: Node) -> Bool {
        guard ConcurrencyAPI.streams.contains(callee.name),
            let closure = (call.argumentValue("unfolding") ?? call.trailingClosure)?.stripped,
            closure.kind == .closureExpression,
            closure.parameters.isEmpty, let body = closure.body
        else { return false }
        return !sleeps.sleeps(in: body).isEmpty
    }

    // MARK: Calls

    func isAwaited(_ call: Node, in code: Node) -> Bool {
        call.kind == .callExpression
            && call.selfAndAncestors.prefix { $0 != code }.contains { $0.kind == .awaitExpression }
    }

    func calledFunction(_ call: Node) -> FunctionID? {
        guard let callee = call.calleeName, case .functions(let found)? = project.referent(of: callee) else {
            return nil
        }
        let bodies = found.filter { project.body(of: $0) != nil }
        return bodies.count == 1 ? bodies[0] : nil
    }

    // MARK: Endings

    /// Whether neither a condition nor an exit ends the loop, and it does not check for cancellation.
    func isEndless(_ loop: Node) -> Bool {
        if case .never = ending(of: loop) { return !asks(loop) }
        return false
    }

    private func ending(of loop: Node) -> TimedLoop.Ending {
        switch loop.kind {
        case .forStatement, .cForStatement: return .bounded
        case .whileStatement: return conditionsEnding(loop.conditions, loop)
        default: return conditionsEnding(loop.subject.map { [$0] } ?? [], loop)
        }
    }

    private func conditionsEnding(_ conditions: [Node], _ loop: Node) -> TimedLoop.Ending {
        let closing = conditions.flatMap(\.conjuncts).filter { !isOpen($0) }
        if closing.contains(where: { comparesCounter($0, loop) }) { return .bounded }
        if !closing.isEmpty { return .byItself }
        return countsToWayOut(loop) || timesOut(loop) ? .bounded : hasOwnWayOut(loop) ? .byItself : .never
    }

    /// `attempt -= 1; if attempt > 0 { … } else { throw error }`.
    private func countsToWayOut(_ loop: Node) -> Bool {
        loop.body?.containsOutsideClosures { node in
            switch node.kind {
            case .ifStatement:
                node.branches.contains { $0.conditions.contains { comparesCounter($0, loop) } }
                    && node.containsOutsideClosures(leaves)
            case .guardStatement: node.conditions.contains { comparesCounter($0, loop) }
            default: false
            }
        } ?? false
    }

    /// `if progress >= 1 { break }`, if the progress is computed from the time since a start outside the loop.
    private func timesOut(_ loop: Node) -> Bool {
        loop.body?.containsOutsideClosures { node in
            guard node.kind == .ifBranch, let body = node.body, body.containsOutsideClosures(leaves) else {
                return false
            }
            return node.conditions.contains { condition in
                let comparison = Self.withoutNegation(condition)
                guard comparison.kind == .infixExpression, ["<", "<=", ">", ">="].contains(comparison.name) else {
                    return false
                }
                return comparison.contains { tellsTime($0, depth: 0) }
            }
        } ?? false
    }

    /// `Date().timeIntervalSince(start)`, directly or through local variables.
    private func tellsTime(_ node: Node, depth: Int) -> Bool {
        guard node.kind == .nameExpression || node.kind == .memberExpression else { return false }
        if node.isNamed("timeIntervalSince") || node.isNamed("timeIntervalSinceNow")
            || node.isNamed("CACurrentMediaTime")
        {
            return true
        }
        guard depth < 4, case .variable(let id)? = project.referent(of: node), project[id].kind == .local,
            let value = project.value(of: id)
        else { return false }
        return value.contains { tellsTime($0, depth: depth + 1) }
    }

    /// `!(retries > limit)` is a comparison too.
    private static func withoutNegation(_ condition: Node) -> Node {
        let node = condition.stripped
        guard node.kind == .prefixExpression, node.isNamed("!"), let inner = node.firstChild else { return node }
        return inner.stripped
    }

    private func leaves(_ node: Node) -> Bool {
        node.kind == .returnStatement || node.kind == .throwStatement || node.kind == .breakStatement
    }

    /// `true`, `!Task.isCancelled`, `self != nil`.
    private func isOpen(_ condition: Node) -> Bool {
        let node = condition.stripped
        if node.kind == .booleanLiteral { return node.text == "true" }
        if node.kind == .prefixExpression, node.isNamed("!"), let inner = node.firstChild {
            return inner.stripped.isNamed("isCancelled")
        }
        if node.kind == .infixExpression {
            if node.isNamed("&&") { return node.children.filter(\.isExpression).allSatisfy(isOpen) }
            let parts = node.children.filter(\.isExpression).map(\.stripped)
            if node.isNamed("!=") {
                return parts.contains { $0.kind == .selfExpression } && parts.contains { $0.kind == .nilLiteral }
            }
            return parts.contains { $0.isNamed("isCancelled") } && parts.contains { $0.text == "false" }
        }
        return condition.kind == .optionalBinding
            && (condition.isNamed("self") || condition.initialValue?.stripped.kind == .selfExpression)
    }

    /// `attempts < 5`, if the body changes the counter.
    private func comparesCounter(_ condition: Node, _ loop: Node) -> Bool {
        let node = Self.withoutNegation(condition)
        guard node.kind == .infixExpression, ["<", ">", "<=", ">=", "!="].contains(node.name) else { return false }
        return node.children.contains { side in
            guard side.isExpression, case .variable(let id)? = project.referent(of: side) else { return false }
            return loop.containsOutsideClosures { inner in
                inner.kind == .assignmentExpression && (inner.isNamed("+=") || inner.isNamed("-="))
                    && inner.firstChild.map { project.referent(of: $0) == .variable(id) } == true
            }
        }
    }

    /// A `break`, `return` or `throw` of the loop that depends on anything other than cancellation or the end
    /// of `self`.
    private func hasOwnWayOut(_ loop: Node) -> Bool {
        guard let body = loop.body else { return false }
        return body.containsOutsideClosures { node in
            switch node.kind {
            case .returnStatement, .throwStatement: return !isForced(node, in: loop)
            case .breakStatement: return leavesLoop(node, loop) && !isForced(node, in: loop)
            default: return false
            }
        }
    }

    private func leavesLoop(_ statement: Node, _ loop: Node) -> Bool {
        if !statement.name.isEmpty { return true }
        for ancestor in statement.selfAndAncestors.dropFirst() {
            if ancestor == loop { return true }
            if ancestor.takesPlainBreak { return false }
        }
        return false
    }

    /// Whether the exit is taken when the task is cancelled, the sleep throws, or `self` is nil.
    private func isForced(_ exit: Node, in loop: Node) -> Bool {
        for ancestor in exit.selfAndAncestors {
            if ancestor == loop { return false }
            switch ancestor.kind {
            case .guardStatement, .ifBranch:
                if !ancestor.conditions.isEmpty, ancestor.conditions.contains(where: isForcing) { return true }
            case .catchClause: return true
            default: continue
            }
        }
        return false
    }

    private func isForcing(_ condition: Node) -> Bool {
        if condition.kind == .optionalBinding {
            return condition.isNamed("self") || condition.initialValue?.stripped.kind == .selfExpression
        }
        return condition.contains {
            $0.isNamed("isCancelled") || isDroppedSleep($0)
                || $0.kind == .selfExpression && $0.parent?.kind == .infixExpression
        }
    }

    /// `(try? await Task.sleep(…)) != nil`
    private func isDroppedSleep(_ node: Node) -> Bool {
        node.kind == .tryExpression && node.isNamed("try?") && !sleeps.sleeps(in: node).isEmpty
    }

    private func asks(_ loop: Node) -> Bool {
        loop.containsOutsideClosures(\.asksForCancellation)
    }
}

import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// What code does after a sleep whose cancellation error it discards.
extension ProjectFacts {
    /// The first effect after a sleep outside a loop, without a check for cancellation before it. `isHarmless`
    /// tells which calls do not count as effects.
    package func effect(after sleep: Sleep) -> Node? { effect(after: sleep, isHarmless: isHarmlessTwice) }

    private func effect(after sleep: Sleep, isHarmless: (Node) -> Bool) -> Node? {
        var child = catching(sleep) ?? sleep.node
        while let here = child.parent {
            if here.kind == .block || here.kind == .switchCase {
                for sibling in here.children where sibling.range.start >= child.range.end {
                    if looksAtCancellation(sibling) { return nil }
                    if sibling.kind == .returnStatement || sibling.kind == .throwStatement { return nil }
                    if let effect = effect(in: sibling, isHarmless) { return effect }
                }
            }
            if here.kind == .closureExpression || here.kind.isFunctionLike || here.isLoop { return nil }
            child = here
        }
        return nil
    }

    /// The `do` statement whose `catch` handles the sleep's error, so that the rest of its block is skipped.
    /// `nil` if `try?` discards the error immediately.
    private func catching(_ sleep: Sleep) -> Node? {
        for ancestor in sleep.node.selfAndAncestors {
            switch ancestor.kind {
            case .tryExpression where ancestor.isNamed("try?"): return nil
            case .doStatement where !ancestor.catchClauses.isEmpty: return ancestor
            case .closureExpression: return nil
            default: if ancestor.kind.isFunctionLike { return nil }
            }
        }
        return nil
    }

    private func looksAtCancellation(_ statement: Node) -> Bool {
        statement.containsOutsideClosures { node in
            if node.asksForCancellation { return true }
            // `MainActor.run { guard !Task.isCancelled else { return } … }` belongs to the same task.
            guard node.kind == .callExpression, node.calleeName?.isNamed("run") == true,
                let body = node.trailingClosure?.body
            else { return false }
            return body.children.contains(where: looksAtCancellation)
        }
    }

    /// An assignment or call that changes something: neither a pure test nor a call that only hides something.
    private func effect(in statement: Node, _ isHarmless: (Node) -> Bool) -> Node? {
        switch statement.kind {
        case .assignmentExpression:
            let value = statement.children.reduce(nil) { $1 } as Node?
            return value.map(hides) == true ? nil : statement
        case .callExpression:
            if isHarmless(statement) { return nil }
            if let closure = statement.trailingClosure,
                ClosureTiming.handOvers.contains(statement.calleeName?.name ?? "")
            {
                return firstEffect(in: closure.body, isHarmless)
            }
            return statement
        case .tryExpression where statement.isNamed("try"): return nil
        case .awaitExpression, .tryExpression, .optionalChain, .forceUnwrap:
            return statement.firstChild.flatMap { effect(in: $0, isHarmless) }
        case .ifStatement:
            for branch in statement.branches {
                if let effect = firstEffect(in: branch.body, isHarmless) { return effect }
            }
            return nil
        case .doStatement: return firstEffect(in: statement.body, isHarmless)
        default: return nil
        }
    }

    private func firstEffect(in block: Node?, _ isHarmless: (Node) -> Bool) -> Node? {
        guard let block else { return nil }
        for statement in block.children { if let effect = effect(in: statement, isHarmless) { return effect } }
        return nil
    }

    /// `nil`, `false`, `0` and the like: nothing is shown, or nothing runs.
    func hides(_ value: Node) -> Bool {
        let plain = value.stripped
        return plain.kind == .nilLiteral || plain.kind == .booleanLiteral && plain.text == "false"
            || [".none", ".idle", ".hidden", "0", "\"\""].contains(plain.text)
    }

    /// Running it immediately instead of later does no harm.
    private func isHarmlessTwice(_ call: Node) -> Bool {
        isSilent(call) || Self.names(call, NameWords.idempotent) || turnsBackWhenOver(call)
    }

    /// A function of the tree that first checks whether its turn is still current: it compares a number passed
    /// to it, or looks up what is stored under its key.
    private func turnsBackWhenOver(_ call: Node) -> Bool {
        guard let callee = call.calleeName, case .functions(let functions)? = project.referent(of: callee) else {
            return false
        }
        return functions.contains { function in
            guard let body = project.body(of: function) else { return false }
            let first = body.children.first { !isPreparation($0) }
            return first?.kind == .guardStatement && first?.conditions.contains { asksWhetherOn($0, function) } == true
        }
    }

    /// Acquiring a lock, and releasing it at the end.
    private func isPreparation(_ statement: Node) -> Bool {
        statement.kind == .deferStatement
            || statement.kind == .callExpression && statement.calleeName?.isNamed("lock") == true
    }

    private func asksWhetherOn(_ condition: Node, _ function: FunctionID) -> Bool {
        let isComparison = condition.kind == .infixExpression && condition.isNamed("==")
        let isLookUp =
            condition.kind == .optionalBinding
            && condition.initialValue?.contains { $0.kind == .subscriptExpression || $0.isNamed("removeValue") } == true
        return (isComparison || isLookUp)
            && condition.contains { node in
                guard node.kind == .nameExpression, case .variable(let id)? = project.referent(of: node) else {
                    return false
                }
                return project.parameters(of: function).contains(id)
            }
    }

    private func isSilent(_ call: Node) -> Bool {
        call.calleeName == nil || Self.names(call, NameWords.logging)
            || SleepReader(project: project).sleep(at: call) != nil
    }

    private static func names(_ call: Node, _ words: [String]) -> Bool {
        guard let name = call.calleeName?.name else { return false }
        return words.contains(name.camelWords.first ?? "") || words.contains(name)
    }

    /// A task that sleeps and then acts on state that may have changed meanwhile: it has no loop, does not
    /// check for cancellation, and does not compare generations.
    package func actsAfterSleep(_ task: TimedTask) -> Bool {
        guard let body = task.closure.body, !comparesTurns(body) else { return false }
        return SleepReader(project: project).sleeps(in: body).contains {
            effect(after: $0, isHarmless: isSilent) != nil
        } || resetsTooEarly(task)
    }

    /// `guard generation == current else { return }`.
    private func comparesTurns(_ body: Node) -> Bool {
        body.containsOutsideClosures { node in
            (node.kind == .guardStatement || node.kind == .ifBranch)
                && node.conditions.contains { condition in
                    condition.contains {
                        $0.kind == .infixExpression && $0.isNamed("==") && !$0.contains { $0.kind == .nilLiteral }
                    }
                }
        }
    }
}

/// A sleep whose cancellation error the code discards.
package struct SwallowedSleep: Sendable {
    package let sleep: Sleep
    /// The loop that it paces; `nil` outside loops.
    package let loop: TimedLoop?
}

extension ProjectFacts {
    /// In the order of files and offsets.
    package func swallowedSleeps() -> [SwallowedSleep] {
        let loops = TimedLoopReader(project: project)
        return sleeps.filter { $0.onCancel == .goesOn }.map { sleep in
            SwallowedSleep(sleep: sleep, loop: loops.innermostLoop(around: sleep.node).flatMap(loops.timedLoop))
        }
    }

    /// Calls of the deprecated `Task.sleep(_:)` in loops: on cancellation it neither throws nor returns early.
    package func sleepsThatNothingEnds() -> [SwallowedSleep] {
        let loops = TimedLoopReader(project: project)
        return sleeps.filter { $0.onCancel == .ignored && $0.isDeprecated }.compactMap { sleep in
            loops.innermostLoop(around: sleep.node).flatMap(loops.timedLoop).map {
                SwallowedSleep(sleep: sleep, loop: $0)
            }
        }
    }

    /// Timer sequences inside endless loops without a check for cancellation: after the task is cancelled, the
    /// sequence ends immediately in each iteration.
    package func sequencesInEndlessLoops() -> [(sequence: Node, loop: Node)] {
        let loops = TimedLoopReader(project: project)
        let files = project.files.indices.filter { project.files.language($0) == .swift }
        return files.flatMap { file in
            project.nodes(of: .forStatement, .isAwait, inFile: file).compactMap {
                node -> (sequence: Node, loop: Node)? in
                guard let sequence = loops.timedLoop(node), sequence.isSequence,
                    let outer = loops.innermostLoop(around: node), loops.isEndless(outer)
                else { return nil }
                return (node, outer)
            }
        }
    }

    /// Whether the loop's other work throws out of it as soon as the task is cancelled.
    package func usuallyThrows(_ loop: TimedLoop) -> Bool { usuallyThrows(loop.node, pacedBy: loop.sleeps) }

    func usuallyThrows(_ code: Node, pacedBy sleeps: [Sleep]) -> Bool {
        let sleeps = Set(sleeps.map(\.node))
        return code.containsOutsideClosures { node in
            guard node.kind == .tryExpression, node.isNamed("try"),
                node.contains(where: { $0.kind == .awaitExpression })
            else { return false }
            return !node.contains { sleeps.contains($0) }
                && !node.selfAndAncestors.prefix(while: { $0 != code }).contains { $0.kind == .doStatement }
        }
    }

    /// Whether another sleep of the loop, or another wait, leaves it on cancellation.
    package func endsAnyway(_ loop: TimedLoop) -> Bool { loop.sleeps.contains { $0.onCancel == .leaves } }

    /// Whether an enclosing loop checks for cancellation in each iteration.
    package func isInLoopThatAsks(_ loop: TimedLoop) -> Bool {
        loop.node.selfAndAncestors.dropFirst().prefix { $0.kind != .closureExpression && !$0.kind.isFunctionLike }
            .contains { $0.isLoop && looksAtCancellation($0) }
    }

    /// The effect needs `self`, which is nil by the time deinit cancels the task.
    package func isDebounced(_ sleep: Sleep) -> Bool {
        guard let closure = sleep.node.selfAndAncestors.first(where: { $0.kind == .closureExpression }) else {
            return false
        }
        return selfCapture(of: closure).strength == .weak
    }
}

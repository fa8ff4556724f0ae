import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// A property that is set now and reset after a delay.
struct DelayedReset {
    let property: VariableID
    /// `flag = true`
    let setting: Node
    /// `asyncAfter(…) { … }`
    let delay: Node
    /// `flag = false`
    let reset: Node
}

/// Delayed resets that nothing cancels, in code that may run again before the delay has passed, in the order of
/// files and offsets.
extension ProjectFacts {
    func staleResets() -> [DelayedReset] {
        let calls = Set(
            ["asyncAfter", "dispatch_after"].flatMap { references.nodes(named: $0) }.compactMap {
                $0.outermostUnwrap.parent
            })
        let items = Dictionary(delayedItems().map { ($0.delay, $0) }) { first, _ in first }
        return calls.filter { $0.kind == .callExpression }.compactMap { call in
            delayedCode(of: call, items[call]).flatMap { delayedReset(at: call, by: $0) }
        }
        .sorted { ($0.delay.tree.file.id, $0.delay.range) < ($1.delay.tree.file.id, $1.delay.range) }
    }

    /// The closure that runs after the delay: the call's own, or that of a work item that nothing cancels.
    private func delayedCode(of call: Node, _ item: DelayedItem?) -> Node? {
        if let item { return isCancelledAlive(item) ? nil : item.closure }
        let closure = (call.trailingClosure ?? call.arguments.last?.value)?.stripped
        return closure?.kind == .closureExpression ? closure : nil
    }

    /// Whether the item is cancelled before deinit, which is too late for the next use.
    private func isCancelledAlive(_ item: DelayedItem) -> Bool {
        item.destinations.compactMap(\.variable).flatMap { references.teardowns.endings(of: $0) }.contains { ending in
            project.function(around: ending).map { !project[$0].kind.isDeinitializer } ?? true
        }
    }

    private func delayedReset(at call: Node, by closure: Node) -> DelayedReset? {
        guard let body = closure.firstChild(.block), let block = call.parent, block.kind == .block, mayRunAgain(call),
            !isMomentary(call)
        else { return nil }
        for reset in body.children {
            if isOutOfDateCheck(reset, in: closure) { return nil }
            guard let (property, value) = literalAssignment(reset) else { continue }
            let setting = block.children.first { statement in
                guard statement.range.end <= call.range.start, let (other, earlier) = literalAssignment(statement)
                else { return false }
                return other == property && earlier.text != value.text
            }
            guard let setting, !isAsked(property, before: call) else { continue }
            return DelayedReset(property: property, setting: setting, delay: call, reset: reset)
        }
        return nil
    }

    /// The property and the literal of `self.flag = true`.
    private func literalAssignment(_ statement: Node) -> (VariableID, Node)? {
        guard let target = statement.firstChild?.stripped, let value = target.assignedValue,
            [.booleanLiteral, .nilLiteral, .integerLiteral].contains(value.kind),
            case .variable(let id)? = project.referent(of: target), project[id].kind == .property
        else { return nil }
        return (id, value)
    }

    /// In seconds: nobody repeats an action sooner.
    private static let shortestRepeat = 0.25

    private func isMomentary(_ call: Node) -> Bool { delay(of: call).map { $0 < Self.shortestRepeat } ?? false }

    /// `guard generation == self.generation else { return }`, where the code around the block saved the
    /// generation.
    private func isOutOfDateCheck(_ statement: Node, in closure: Node) -> Bool {
        guard statement.kind == .guardStatement || statement.kind == .ifStatement else { return false }
        return statement.contains { comparison in
            comparison.kind == .infixExpression && (comparison.isNamed("==") || comparison.isNamed("!="))
                && comparison.children.contains { isNoted($0, before: closure) }
        }
    }

    private func isNoted(_ operand: Node, before closure: Node) -> Bool {
        guard let local = project.local(operand.stripped),
            project[local].kind == .local || project[local].kind == .capture
        else { return false }
        let declaration = project.node(of: local)
        return project[local].kind == .capture || !closure.range.contains(declaration.range)
    }

    /// Neither in the initialization of the object nor in a callback that runs once.
    private func mayRunAgain(_ call: Node) -> Bool {
        guard let function = project.function(around: call) else { return false }
        return !project[function].kind.isInitializer && entries.repeats(function) != false && !entries.isOfTests(call)
    }
}

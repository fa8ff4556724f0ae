import TimerlintAppleAPIs
import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let invertedCancelCheck = Rule(
        id: "inverted_cancel_check",
        summary: "a timer that is stopped only if it has already ended",
        why: """
            The teardown is inside a check that is the wrong way round: `if timer.isCancelled { timer.cancel() }` \
            ends the timer only if it has already ended. A live timer is never ended.
            """,
        notice: """
            Stopping has no effect: the timer goes on firing after `stop()` was called.
            """,
        remedy: """
            Remove the check. `cancel()` and `invalidate()` of a timer that has ended do nothing, so it is not \
            needed; or negate it.
            """,
        symptoms: [.outlivesItsScreen],
        severity: .error, fixes: [.safe], since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Ticker {
                    private var timer = Timer.scheduledTimer(
                        withTimeInterval: 60, repeats: false
                    ) { _ in
                    }

                    func stop() {
                        if !timer.isValid { timer.invalidate() }
                    }
                }
                """,
            good: """
                import Foundation

                final class Ticker {
                    private var timer = Timer.scheduledTimer(
                        withTimeInterval: 60, repeats: false
                    ) { _ in
                    }

                    func stop() {
                        if timer.isValid { timer.invalidate() }
                    }
                }
                """),
        detect: detectInvertedCheck)
}

private func detectInvertedCheck(_ context: RuleContext) -> [Finding] {
    inverted("isCancelled", whenTrue: true, verb: "cancel", "cancelled only if it is already cancelled", context)
        + inverted("isValid", whenTrue: false, verb: "invalidate", "invalidated only if it is already invalid", context)
}

/// Branches whose only condition tests that the receiver has ended, and that stop the same receiver.
private func inverted(_ property: String, whenTrue: Bool, verb: StaticString, _ fact: String, _ context: RuleContext)
    -> [Finding]
{
    context.facts.references.nodes(named: property).compactMap { member in
        guard member.kind == .memberExpression, let receiver = member.base?.stripped,
            let (condition, isNegated) = plainCondition(member), isNegated != whenTrue,
            case let code = guardedCode(of: condition),
            code.contains(where: { ends(receiver, in: $0, verb: verb, context.facts.project) }),
            !code.contains(where: { replaces(receiver, in: $0, context.facts.project) }),
            isTimer(receiver, context)
        else { return nil }
        return context.finding(
            at: condition, "inverted condition: '\(receiver.text)' is \(fact)",
            fix: negationFix(condition, isNegated: isNegated))
    }
}

/// The whole condition that a property forms, and whether it is negated (`!x.isValid`, `x.isValid == false`).
private func plainCondition(_ member: Node) -> (Node, Bool)? {
    let whole = member.outermostUnwrap
    guard let parent = whole.parent else { return nil }
    if holdsConditions(parent) { return (whole, false) }
    if parent.kind == .prefixExpression, parent.isNamed("!"), holdsConditions(parent.parent) { return (parent, true) }
    if parent.kind == .infixExpression, holdsConditions(parent.parent), parent.isNamed("=="),
        let literal = parent.children.first(where: { $0.kind == .booleanLiteral })
    {
        return (parent, literal.booleanValue == false)
    }
    return nil
}

private func holdsConditions(_ node: Node?) -> Bool { node?.kind == .ifBranch || node?.kind == .guardStatement }

/// The code that runs only if the condition holds: the branch's block, or the code after a `guard`. Not if
/// other conditions next to it test for something else; bindings are fine.
private func guardedCode(of condition: Node) -> [Node] {
    guard let holder = condition.parent,
        holder.children.allSatisfy({ $0 == condition || $0.kind == .block || $0.kind == .optionalBinding })
    else { return [] }
    if holder.kind == .ifBranch { return holder.children(.block) }
    return holder.parent?.children.filter { $0.range.start > holder.range.end } ?? []
}

/// The parameter of a closure may have the same name as the receiver and be another timer.
private func ends(_ receiver: Node, in body: Node, verb: StaticString, _ project: Project) -> Bool {
    body.contains { node in
        guard node.kind == .callExpression, node.firstChild?.isNamed(verb) == true,
            let ended = node.firstChild?.base?.stripped, ended.text == receiver.text
        else { return false }
        return project.referent(of: ended) == project.referent(of: receiver)
    }
}

/// `if ![timer isValid] { [timer invalidate]; timer = …; }` starts a timer unless one runs: the check is right, and the
/// call has no effect.
private func replaces(_ receiver: Node, in body: Node, _ project: Project) -> Bool {
    guard let held = project.referent(of: receiver) else { return false }
    return body.contains { node in
        guard node.isAssigned, project.referent(of: node) == held else { return false }
        return node.assignedValue.map { $0.kind != .nilLiteral } ?? false
    }
}

/// Tasks, work items and other cancellables have an `isCancelled` as well.
private func isTimer(_ receiver: Node, _ context: RuleContext) -> Bool {
    if case .variable(let id)? = context.facts.project.referent(of: receiver),
        !context.facts.timers(heldBy: id).isEmpty
    {
        return true
    }
    return context.facts.project.type(of: receiver).map { TimerAPI.handleTypes.contains($0.name) } ?? false
}

private func negationFix(_ condition: Node, isNegated: Bool) -> FixIt? {
    if condition.kind == .prefixExpression {
        return FixIt(
            title: "remove the '!'", safety: .safe,
            edits: [condition.replacing(SourceRange(condition.range.start, condition.range.start + 1), with: "")])
    }
    // `x.isValid == false`, `x?.isCancelled == true`: the other literal.
    if condition.kind == .infixExpression, let literal = condition.children.first(where: { $0.kind == .booleanLiteral })
    {
        let opposite = literal.booleanValue == true ? "false" : "true"
        return FixIt(title: "compare with '\(opposite)'", safety: .safe, edits: [literal.replaced(by: opposite)])
    }
    guard !isNegated, condition.kind == .memberExpression, !condition.contains(where: { $0.kind == .optionalChain })
    else { return nil }
    return FixIt(title: "negate the check", safety: .safe, edits: [condition.preceded(by: "!")])
}

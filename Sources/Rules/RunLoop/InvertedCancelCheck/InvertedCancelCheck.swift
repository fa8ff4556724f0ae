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
    let project = context.facts.project
    return context.facts.references.nodes(named: property).compactMap { name in
        guard let receiver = Receiver(of: name, in: project),
            let (condition, isNegated) = plainCondition(name), isNegated != whenTrue,
            case let code = guardedCode(of: condition),
            code.contains(where: { ends(receiver, in: $0, verb: verb, project) }),
            !code.contains(where: { replaces(receiver, in: $0, project) }),
            isTimer(receiver, at: name, context)
        else { return nil }
        return context.finding(
            at: condition, "inverted condition: '\(receiver.text)' is \(fact)",
            fix: negationFix(condition, isNegated: isNegated))
    }
}

/// The object whose member is read or called.
private struct Receiver {
    /// `nil` for an implicit `self`.
    let base: Node?
    private let referent: Referent?

    /// `nil` if the name is that of a variable or function of the tree without a base.
    init?(of name: Node, in project: Project) {
        base = name.base?.stripped
        referent = base.map(project.referent) ?? .instance
        guard base != nil || name.kind == .nameExpression && project.referent(of: name) == nil else { return nil }
    }

    var text: String { base?.text ?? "self" }
    var isInstance: Bool { referent == .instance }

    /// Whether both are the same object. The parameter of a closure may have the same name and be another timer.
    func isSame(as other: Receiver) -> Bool {
        referent == other.referent && (isInstance || text == other.text)
    }
}

/// The whole condition that a property forms, alone or joined to others by `&&`, and whether it is negated
/// (`!x.isValid`, `x.isValid == false`).
private func plainCondition(_ name: Node) -> (Node, Bool)? {
    let whole = name.outermostUnwrap
    guard let parent = whole.parent else { return nil }
    if holder(of: whole) != nil { return (whole, false) }
    if parent.kind == .prefixExpression, parent.isNamed("!"), holder(of: parent) != nil { return (parent, true) }
    if parent.kind == .infixExpression, parent.isNamed("=="), holder(of: parent) != nil,
        let literal = parent.children.first(where: { $0.kind == .booleanLiteral })
    {
        return (parent, literal.booleanValue == false)
    }
    return nil
}

/// The branch or `guard` that requires a condition, alone or joined to others by `&&`.
private func holder(of condition: Node) -> Node? {
    var parent = condition.outermostUnwrap.parent
    while let whole = parent, whole.kind == .infixExpression, whole.isNamed("&&") {
        parent = whole.outermostUnwrap.parent
    }
    return parent.flatMap { $0.kind == .ifBranch || $0.kind == .guardStatement ? $0 : nil }
}

/// The code that runs only if the condition holds: the branch's block, or the code after a `guard`. Not if
/// other conditions next to it test for something else; bindings are fine, and whether there is a timer.
private func guardedCode(of condition: Node) -> [Node] {
    guard let holder = holder(of: condition),
        holder.conditions.flatMap(\.conjuncts).allSatisfy({ $0 == condition || $0.isPresenceTest })
    else { return [] }
    if holder.kind == .ifBranch { return holder.children(.block) }
    return holder.parent?.children.filter { $0.range.start > holder.range.end } ?? []
}

private func ends(_ receiver: Receiver, in body: Node, verb: StaticString, _ project: Project) -> Bool {
    body.contains { node in
        guard node.kind == .callExpression, let callee = node.firstChild, callee.isNamed(verb) else { return false }
        return Receiver(of: callee, in: project)?.isSame(as: receiver) == true
    }
}

/// `if ![timer isValid] { [timer invalidate]; timer = …; }` starts a timer unless one runs: the check is right, and the
/// call has no effect.
private func replaces(_ receiver: Receiver, in body: Node, _ project: Project) -> Bool {
    guard let held = receiver.base.flatMap(project.referent) else { return false }
    return body.contains { node in
        guard node.isAssigned, project.referent(of: node) == held else { return false }
        return node.assignedValue.map { $0.kind != .nilLiteral } ?? false
    }
}

/// Tasks, work items and other cancellables have an `isCancelled` as well.
private func isTimer(_ receiver: Receiver, at name: Node, _ context: RuleContext) -> Bool {
    let project = context.facts.project
    guard let base = receiver.base, !receiver.isInstance else {
        return project.type(around: name).map { isExtensionOfTimer(project.types[$0]) } ?? false
    }
    if case .variable(let id)? = project.referent(of: base), !context.facts.timers(heldBy: id).isEmpty { return true }
    return project.type(of: base).map { TimerAPI.handleTypes.contains($0.name) } ?? false
}

private func isExtensionOfTimer(_ type: MergedType) -> Bool {
    type.kind == .extension && TimerAPI.handleTypes.contains(type.simpleName)
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
        let isSwift = literal.tree.file.language == .swift
        let opposite = literal.booleanValue == true ? (isSwift ? "false" : "NO") : isSwift ? "true" : "YES"
        return FixIt(title: "compare with '\(opposite)'", safety: .safe, edits: [literal.replaced(by: opposite)])
    }
    guard !isNegated, condition.kind == .memberExpression || condition.kind == .nameExpression,
        !condition.contains(where: { $0.kind == .optionalChain })
    else { return nil }
    return FixIt(title: "negate the check", safety: .safe, edits: [condition.preceded(by: "!")])
}

import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let forceUnwrappedTimer = Rule(
        id: "force_unwrapped_timer",
        summary: "a timer's handle that is force-unwrapped where it may be nil",
        why: """
            `timer!`, and a timer declared as `Timer!`, end the process while the handle is nil: before it is \
            created, after `timer = nil`, or when the owner is stopped twice.
            """,
        notice: """
            `Unexpectedly found nil while unwrapping an Optional value` in a stop method that is called before the \
            start, or twice. (For `Timer!` it says `while implicitly unwrapping`.)
            """,
        remedy: """
            Write `timer?.invalidate()` and declare the handle as `Timer?`. Stopping a timer that does not exist \
            should do nothing.
            """,
        levels: """
            error where a possible order of calls unwraps the handle while it is certainly nil.
            """,
        symptoms: [.crashesInHandler],
        crashes: [.unwrappedNil],
        severity: .note, fixes: [.safe, .suggestion], since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                final class Poller {
                    private var source: DispatchSourceTimer?

                    func start(_ poll: @escaping () -> Void) {
                        guard source == nil else { return }
                        let source = DispatchSource.makeTimerSource(queue: .main)
                        source.schedule(deadline: .now(), repeating: 5)
                        source.setEventHandler(handler: poll)
                        source.activate()
                        self.source = source
                    }

                    func stop() {
                        source!.cancel()
                        source = nil
                    }
                }
                """,
            good: """
                import Dispatch

                final class Poller {
                    private var source: DispatchSourceTimer?

                    func start(_ poll: @escaping () -> Void) {
                        guard source == nil else { return }
                        let source = DispatchSource.makeTimerSource(queue: .main)
                        source.schedule(deadline: .now(), repeating: 5)
                        source.setEventHandler(handler: poll)
                        source.activate()
                        self.source = source
                    }

                    func stop() {
                        source?.cancel()
                        source = nil
                    }
                }
                """),
        detect: detectForcedUnwraps)
}

private func detectForcedUnwraps(_ context: RuleContext) -> [Finding] {
    context.facts.uncertainUnwraps().compactMap { unwrap in
        guard !context.facts.isOfTests(unwrap.node) else { return nil }
        if let absence = unwrap.absence { return certainCrash(unwrap, absence, context) }
        let clearing = unwrap.variable.flatMap { context.facts.clearings(of: $0).first }
        let message =
            unwrap.isImplicit
            ? "'\(unwrap.handle.text)' is implicitly unwrapped and may be nil here, which crashes"
            : "'\(unwrap.node.text)' crashes if '\(unwrap.handle.text)' is nil"
        return context.finding(
            at: unwrap.node, message,
            trace: clearing.map { [context.step($0, "'\(unwrap.handle.text)' is set to nil here")] } ?? [],
            fix: chainFix(unwrap))
    }
}

private func certainCrash(_ unwrap: HandleUnwrap, _ absence: HandleAbsence, _ context: RuleContext) -> Finding {
    let step =
        switch absence {
        case .cleared(let clearing): context.step(clearing, "'\(unwrap.handle.text)' is set to nil here")
        case .notYetSet(let setting): context.step(setting, "'\(unwrap.handle.text)' is only set here, later")
        }
    return context.finding(
        at: unwrap.node, severity: .error, "'\(unwrap.handle.text)' is nil here, and unwrapping it crashes",
        trace: [step], fix: chainFix(unwrap))
}

/// `timer!.invalidate()` becomes `timer?.invalidate()`, which does the same for a handle that is not nil. If
/// more depends on the value, a person has to choose.
private func chainFix(_ unwrap: HandleUnwrap) -> FixIt? {
    guard let member = unwrap.node.parent, member.kind == .memberExpression else { return nil }
    let end = unwrap.node.range.end
    let edit =
        unwrap.isImplicit
        ? unwrap.node.inserting("?", at: end) : unwrap.node.replacing(SourceRange(end - 1, end), with: "?")
    return FixIt(title: "use optional chaining", safety: isWholeStatement(member) ? .safe : .suggestion, edits: [edit])
}

private func isWholeStatement(_ member: Node) -> Bool {
    guard let statement = member.parent else { return false }
    let isCall = statement.kind == .callExpression && statement.firstChild == member
    let isAssignment =
        statement.kind == .assignmentExpression && statement.isNamed("=") && statement.firstChild == member
    guard isCall || isAssignment, let block = statement.parent, block.kind == .block else { return false }
    // The single expression of a closure or function is its result.
    return block.firstChild != statement || statement.nextSibling != nil
        || block.parent?.kind != .closureExpression && block.parent?.firstChild(.returnType) == nil
}

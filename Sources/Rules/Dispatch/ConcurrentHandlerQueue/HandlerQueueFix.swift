import TimerlintAnalyses
import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Moves a timer source to the queue on which all other code uses its handler's state: a private queue would
/// serialize only the handler. Input: a source whose handler shares state. Output: the fix, or advice if no
/// queue protects that state.
struct HandlerQueueFix {
    let source: Timer
    let facts: ProjectFacts
    let contexts: ExecutionContextReader

    func fix(for handler: Node, sharing state: String) -> FixIt {
        let advice = FixIt(advice: "use '\(state)' on one serial queue everywhere, or behind a lock")
        guard let queue = facts.stateQueue(ofOthersThan: handler, of: source, contexts), let text = text(of: queue),
            let edit = edit(text)
        else { return advice }
        return FixIt(
            title: "run the handler on '\(text)', as other uses of '\(state)' do", safety: .unsafe, edits: [edit])
    }

    /// A property of the instance cannot be named in the initial value of another, nor without `self.` in a
    /// closure.
    private func text(of queue: StateQueue) -> String? {
        guard case .kept(let id) = queue else { return ".main" }
        let isStored = source.creation.enclosingStatement?.parent?.kind != .block
        let isReachable =
            facts.project[id].kind == .global
            || facts.project.owner(of: id) == source.type && !isStored && !source.creation.isInsideClosure
        return isReachable ? facts.project[id].name : nil
    }

    private func edit(_ text: String) -> FileEdit? {
        guard source.creation.tree.file.language == .swift,
            source.creation.calleeName?.isNamed("makeTimerSource") == true
        else { return nil }
        let arguments = source.creation.arguments
        if let queue = source.creation.argument(labeled: "queue")?.value {
            return isChosenHere(queue) ? queue.replaced(by: text) : nil
        }
        guard source.creation.flags.contains(.hasParentheses), arguments.allSatisfy({ $0.isNamed("flags") }) else {
            return nil
        }
        return source.creation.inserting(
            (arguments.isEmpty ? "" : ", ") + "queue: " + text, at: source.creation.range.end - 1)
    }

    /// `nil`, `.global()`, `DispatchQueue.global(qos: …)` or a new queue; a named queue serves other code too.
    private func isChosenHere(_ queue: Node) -> Bool {
        if queue.kind == .nilLiteral { return true }
        guard queue.kind == .callExpression, let callee = queue.calleeName else { return false }
        return callee.isNamed("global") || callee.isNamed("DispatchQueue")
    }
}

import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

// Finds the queue that protects the state that a source's handler shares with other code. Input: a source and
// its handler. Output: the queue, if there is one.

/// The queue on which all the other code that uses a handler's state runs.
enum StateQueue: Sendable, Equatable {
    case main
    /// A serial queue that this variable holds.
    case kept(VariableID)
}

extension ProjectFacts {
    /// Where every other use of the state shared by the handler runs; `nil` if the places differ or are
    /// unknown.
    func stateQueue(ofOthersThan handler: Node, of source: Timer, _ contexts: ExecutionContextReader) -> StateQueue? {
        let uses = SharedStateReader(entries).otherUses(of: handler, source.creation)
        guard let first = uses.first.flatMap({ stateQueue(around: $0, contexts) }) else { return nil }
        return uses.dropFirst().allSatisfy { stateQueue(around: $0, contexts) == first } ? first : nil
    }

    /// The queue to which a use is dispatched (`queue.sync { … }`), or the main thread if it must run there.
    private func stateQueue(around use: Node, _ contexts: ExecutionContextReader) -> StateQueue? {
        for closure in use.selfAndAncestors where closure.kind == .closureExpression {
            guard let call = closure.parent?.parent, call.kind == .callExpression, let callee = call.calleeName,
                let base = callee.base,
                ClosureTiming.queueMethods.contains(callee.name), case .variable(let id)? = project.referent(of: base),
                references.queues.kind(of: base) == .serial
            else { continue }
            return .kept(id)
        }
        return contexts.paths(of: use).allSatisfy { $0.place == .main } ? .main : nil
    }

    /// Whether the source has a serial queue that no other code runs on: created in place, or in a variable
    /// that is passed only to sources.
    func hasQueueOfItsOwn(_ source: Timer) -> Bool {
        guard queue(ofSource: source) == .serial, let given = source.creation.argumentValue("queue")?.stripped else {
            return false
        }
        guard case .variable(let id)? = project.referent(of: given) else { return makesQueue(given) }
        guard let value = project.value(of: id)?.stripped, makesQueue(value) else { return false }
        return references.uses(of: id).allSatisfy { use in
            let argument = use.node.outermostUnwrap.parent
            return argument?.kind == .argument && argument?.parent?.calleeName?.isNamed("makeTimerSource") == true
        }
    }

    /// `DispatchQueue(label: …)`; a queue with a target shares the target's threads.
    private func makesQueue(_ call: Node) -> Bool {
        guard call.kind == .callExpression, let callee = call.calleeName else { return false }
        return (callee.isNamed("DispatchQueue") || callee.isNamed("dispatch_queue_create"))
            && call.argumentValue("target") == nil
    }
}

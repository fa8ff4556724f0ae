import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSourceExploration
import TimerlintSyntax

/// A closure or function that a caller passes to code of the tree which creates a timer source and calls it
/// when the source fires.
package struct GivenHandler: Sendable {
    package let handler: Handler
    /// The call that passes it, where the trace begins for the caller.
    package let call: Node
    /// The parameter of the source's creator that receives it.
    package let parameter: VariableID
    /// The queue of the source for this call: the call's argument, the parameter's default value, or the
    /// wrapper's own choice.
    package let queue: QueueKind
}

/// Finds the handlers that callers pass to the creators of timer sources: `Ticker(every: 1) { … }`,
/// `Ticker.scheduled(on: queue, block: tick)`, through factories and initializers alike. Input: a timer source.
/// Output: every handler passed in the tree, with its queue.
struct GivenHandlerFinder {
    let references: ReferenceIndex
    var project: Project { references.project }
    let facts: ProjectFacts

    /// One function on the path from the source to the caller, and the call that reaches it.
    private struct Step {
        let function: FunctionID
        let call: Node
    }

    /// How many levels of factories are followed.
    private static let depthLimit = 4

    func handlers(of timer: Timer) -> [GivenHandler] {
        guard timer.kind == .dispatchSource, let maker = timer.function else { return [] }
        let own = timer.creation.argumentValue("queue")
        return mentions(calledBy: timer).flatMap { parameter, mention in
            handlers(
                for: parameter, of: maker, queue: queue(hoppedToAround: mention) ?? own, of: timer, calling: parameter,
                path: [])
        }
    }

    /// Parameters of the creating function that are the timer's handler or are called by it, with the first mention of
    /// each.
    private func mentions(calledBy timer: Timer) -> [(VariableID, Node)] {
        var found: [(VariableID, Node)] = []
        for handler in facts.eventHandlers(of: timer) { collect(handler.node, into: &found) }
        for code in facts.handlerCode(of: timer) {
            _ = code.contains { node in
                if node.kind == .callExpression, let callee = node.firstChild { collect(callee, into: &found) }
                return false
            }
        }
        return found
    }

    private func collect(_ name: Node, into found: inout [(VariableID, Node)]) {
        if case .variable(let id)? = project.referent(of: name), project[id].kind == .parameter,
            !found.contains(where: { $0.0 == id })
        {
            found.append((id, name))
        }
    }

    /// `callbackQueue.async { callback() }` in the handler: the closure that was given runs on that queue.
    private func queue(hoppedToAround mention: Node) -> Node? {
        for closure in mention.selfAndAncestors.prefix(while: { $0.kind != .functionDeclaration })
        where closure.kind == .closureExpression {
            guard let callee = closure.parent?.parent?.calleeName, ClosureTiming.queueMethods.contains(callee.name)
            else {
                continue
            }
            if let queue = callee.base { return queue }
        }
        return nil
    }

    private func handlers(
        for parameter: VariableID, of function: FunctionID, queue: Node?, of timer: Timer, calling first: VariableID,
        path: [Step]
    ) -> [GivenHandler] {
        guard path.count < Self.depthLimit, !path.contains(where: { $0.function == function }) else { return [] }
        return references.certainCallSites(of: function).flatMap {
            call -> [GivenHandler] in
            guard let value = project.argument(for: parameter, of: function, in: call) else { return [] }
            let path = path + [Step(function: function, call: call)]
            if case .variable(let outer)? = project.referent(of: value), project[outer].kind == .parameter,
                let caller = project.function(around: call)
            {
                return handlers(for: outer, of: caller, queue: queue, of: timer, calling: first, path: path)
            }
            guard let handler = TimerRecognizer(project: project).handler(value) else { return [] }
            let kind = kind(of: queue, of: timer, along: path)
            return [GivenHandler(handler: handler, call: call, parameter: first, queue: kind)]
        }
    }

    /// If the queue is a parameter on the path, the calls' arguments for it.
    private func kind(of queue: Node?, of timer: Timer, along path: [Step]) -> QueueKind {
        let resolver = references.queues
        guard var value = queue else { return resolver.queue(ofSource: timer.creation) }
        for step in path {
            guard case .variable(let id)? = project.referent(of: value.stripped), project[id].kind == .parameter else {
                break
            }
            guard let next = project.argument(for: id, of: step.function, in: step.call) ?? project.value(of: id) else {
                return .unknown
            }
            value = next
        }
        return resolver.kind(of: value)
    }
}

extension ProjectFacts {
    package func givenHandlers(of timer: Timer) -> [GivenHandler] {
        GivenHandlerFinder(references: references, facts: self).handlers(of: timer)
    }
}

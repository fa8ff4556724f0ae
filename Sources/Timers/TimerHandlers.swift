import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// What runs when a timer fires, and what the timer retains until then.
extension ProjectFacts {
    /// What runs when a timer of any kind fires, as far as the tree shows it.
    package func eventHandlers(of timer: Timer) -> [Handler] {
        knownEventHandlers.answer(to: timer.place) { findEventHandlers(of: timer) }
    }

    private func findEventHandlers(of timer: Timer) -> [Handler] {
        if timer.kind == .publisher {
            return Pipelines(references: references).receivers(of: timer)
        }
        if timer.kind == .wrapper {
            return ConfiguredHandlers(references: references).handlers(of: timer)
        }
        guard timer.kind == .dispatchSource else { return timer.handler.map { [$0] } ?? [] }
        return SourceHandlers(references: references).handlers(of: timer, setBy: DispatchAPI.eventHandlerSetters)
    }

    /// The code of some handlers, as far as it is in the tree.
    package func code(of handlers: [Handler]) -> [Node] {
        handlers.flatMap { handler -> [Node] in
            switch handler {
            case .closure(let closure): [closure]
            case .named(_, let functions): functions.compactMap { project.body(of: $0) }
            case .keptObject: []
            }
        }
    }

    // MARK: What the timer retains

    /// Whether the target is the instance that creates the timer. (A class object lives forever, a struct is
    /// copied, and another object is not this owner's responsibility.)
    package func retainsOwnTarget(_ timer: Timer) -> Bool {
        guard let target = timer.target, project.referent(of: target) == .instance || isStrongProxy(target) else {
            return false
        }
        guard let function = timer.function, !project[function].isStatic else { return timer.function == nil }
        return timer.type.map { project.types[$0].isReference || project.types[$0].kind == .extension } ?? false
    }

    /// The expression through which the timer retains its owner: the target, or a strong capture in the
    /// handler; `nil` if there is none.
    package func keepsOwnerAlive(_ timer: Timer) -> Node? {
        if retainsOwnTarget(timer) { return timer.target }
        for handler in keptHandlers(of: timer) {
            let capture = selfCapture(of: handler)
            if capture.strength == .strong, let evidence = capture.evidence { return evidence }
        }
        return nil
    }

    /// The handlers that live as long as the timer, if their captures matter: the block of a repeating run-loop
    /// timer, every closure of a source that its owner holds, and the subscriber of a publisher whose
    /// subscription its owner holds.
    package func keptHandlers(of timer: Timer) -> [Handler] {
        knownKeptHandlers.answer(to: timer.place) { findKeptHandlers(of: timer) }
    }

    private func findKeptHandlers(of timer: Timer) -> [Handler] {
        switch timer.kind {
        case .runLoopTimer:
            guard timer.repeats == .yes, let handler = timer.handler else { return [] }
            if timer.target != nil { return handlersKeptAsUserInfo(of: timer) }
            return [handler] + handlersGivenToFactory(of: timer, through: [handler])
        case .dispatchSource:
            // A source that only a local variable holds ends with its scope, or when its own handler decides.
            guard timer.handles.contains(where: { project[$0].kind == .property }) else { return [] }
            let set = SourceHandlers(references: references).handlers(of: timer, setBy: DispatchAPI.handlerSetters)
            return set + handlersGivenToFactory(of: timer, through: set)
        case .publisher: return Pipelines(references: references).keptReceivers(of: timer)
        case .wrapper:
            guard timer.handles.contains(where: { project[$0].kind == .property }) else { return [] }
            return ConfiguredHandlers(references: references).handlers(of: timer)
        case .displayLink, .delayedPerform: return []
        }
    }
}

import Model
import Syntax

/// Finds the closures that a dispatch source is given: they live until it is cancelled or released. Input: a source kept in a property of its
/// owner; output: its handlers.
struct SourceHandlers {
    let project: Project
    let references: ReferenceIndex

    private static let setters: Set<String> = [
        "setEventHandler", "setCancelHandler", "setRegistrationHandler", "dispatch_source_set_event_handler", "dispatch_source_set_cancel_handler",
    ]

    func handlers(of timer: Timer) -> [Handler] {
        // A source that only a local holds dies with its scope, or by its own handler's choice.
        guard timer.handles.contains(where: { project[$0].kind == .property }) else { return [] }
        let recognizer = TimerRecognizer(project: project)
        return timer.handles.flatMap { handle in
            HandleUses(project: project, references: references).uses(of: handle).compactMap { use in
                handlerExpression(at: use.node).flatMap(recognizer.handler)
            }
        }
    }

    /// The argument of the setter that a use is the receiver (or first argument) of.
    private func handlerExpression(at use: Node) -> Node? {
        let whole = use.outermostUnwrap
        guard let parent = whole.parent else { return nil }
        if parent.kind == .memberExpression, Self.setters.contains(parent.name), let call = parent.outermostUnwrap.parent,
            call.kind == .callExpression
        {
            return call.argumentValue("handler") ?? call.trailingClosure
        }
        if parent.kind == .argument, let call = parent.parent, let callee = call.firstChild, Self.setters.contains(callee.name) {
            return call.trailingClosure ?? call.arguments.last?.value
        }
        return nil
    }
}

import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// A handler that is isolated to an actor but runs elsewhere. It crashes when called if isolation is checked
/// there.
package struct IsolatedHandler: Sendable {
    package enum Form: Sendable {
        /// A closure written as the argument: it is checked on entry.
        case closure
        /// An isolated function passed by name: the block created from it crashes wherever it runs.
        case function
    }

    /// The closure, or the name of the function.
    package let handler: Node
    package let form: Form
    package let isolation: InferredIsolation
    /// The call that takes the handler: `setEventHandler`, `DispatchWorkItem(…)`.
    package let setter: Node
    /// The call that decides where the handler runs: the source's creation, or the call that submits the work
    /// item.
    package let execution: Node
    /// The queue on which it runs.
    package let queue: QueueOrigin
    /// Whether the code is built with isolation checks at runtime; false in Swift 5 mode.
    package let isChecked: Bool
    /// The tasks inside that inherit its isolation, if it would compile as `@Sendable`: it only passes work on.
    /// `nil` if it needs the actor.
    package let inheritingTasks: [Node]?
    /// The timer of the handler; `nil` for other sources and for work items.
    package let timer: Timer?
}

extension ProjectFacts {
    /// The closures that crash before their first statement: other rules need not judge their contents.
    package func crashingHandlers() -> Set<Node> { Set(isolatedHandlers.filter(\.isChecked).map(\.handler)) }
}

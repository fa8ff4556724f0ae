import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// A handler that is isolated to an actor and runs where that actor does not: it crashes when it is called, if
/// isolation is checked there.
package struct IsolatedHandler: Sendable {
    package enum Form: Sendable {
        /// A closure written as the argument: it is checked at its entry.
        case closure
        /// An isolated function given by its name: the block that is made of it is broken, wherever it runs.
        case function
    }

    /// The closure, or the name of the function.
    package let handler: Node
    package let form: Form
    package let isolation: InferredIsolation
    /// The call that takes it: `setEventHandler`, `DispatchWorkItem(…)`.
    package let setter: Node
    /// The call that decides where it runs: the source's creation, or the call that submits the work item.
    package let execution: Node
    /// The queue that it runs on.
    package let queue: QueueOrigin
    /// Whether the code is built so that isolation is checked at run time; false in Swift 5 mode.
    package let isChecked: Bool
    /// The tasks in it that have their isolation from it, where it would compile as `@Sendable`: it only hops. `nil`
    /// where it needs the actor.
    package let inheritingTasks: [Node]?
    /// The timer whose handler it is; `nil` for other sources and for work items.
    package let timer: Timer?
}

extension ProjectFacts {
    /// The closures among them that crash before their first statement: what they would do then is no fault of its own.
    package func crashingHandlers() -> Set<Node> { Set(isolatedHandlers.filter(\.isChecked).map(\.handler)) }
}

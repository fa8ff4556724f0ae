/// Dispatch: sources and their operations, queues, hops.
package enum DispatchAPI {
    /// The types a variable that holds a timer source is declared with, the most specific first. (D)
    package static let sourceTypes = [
        "DispatchSourceTimer", "DispatchSourceProtocol", "DispatchSource", "DispatchObject",
    ]

    /// They give a source what it runs when it fires. (D)
    package static let eventHandlerSetters: Set<String> = ["setEventHandler", "dispatch_source_set_event_handler"]

    /// They give a source a closure that it keeps until it is cancelled or released. (D)
    package static let handlerSetters: Set<String> = eventHandlerSetters.union([
        "setCancelHandler", "setRegistrationHandler", "dispatch_source_set_cancel_handler",
        "dispatch_source_set_registration_handler",
    ])
}

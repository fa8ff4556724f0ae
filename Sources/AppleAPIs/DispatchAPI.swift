/// Dispatch: sources and their operations.
package enum DispatchAPI {
    /// The types a variable that holds a timer source is declared with, the most specific first. (D)
    package static let sourceTypes = [
        "DispatchSourceTimer", "DispatchSourceProtocol", "DispatchSource", "DispatchObject",
    ]

    /// The types of a timer source, C's too. (D)
    package static let typesOfSources: Set<String> = [
        "DispatchSourceTimer", "DispatchSource", "DispatchSourceProtocol", "dispatch_source_t",
    ]

    /// One of them stands in every file that makes a source or names its type. (D)
    package static let sourceSpellings = ["makeTimerSource", "DispatchSource", "dispatch_source_"]

    /// They start a source that was made or suspended. (D)
    package static let startingMethods: Set<String> = ["activate", "resume"]

    /// They change how often a source is suspended. (D)
    package static let suspensionMethods: Set<String> = ["activate", "resume", "suspend"]

    /// They say when a source fires. (D)
    package static let schedulingMethods: Set<String> = [
        "schedule", "scheduleOneshot", "scheduleRepeating", "setTimer", "dispatch_source_set_timer",
    ]

    /// They give a source what it runs when it fires. (D)
    package static let eventHandlerSetters: Set<String> = ["setEventHandler", "dispatch_source_set_event_handler"]

    /// They give a source a closure that it keeps until it is cancelled or released. (D)
    package static let handlerSetters: Set<String> = eventHandlerSetters.union([
        "setCancelHandler", "setRegistrationHandler", "dispatch_source_set_cancel_handler",
        "dispatch_source_set_registration_handler",
    ])

    /// They tell a source when and what to do, which does not change whether it traps. (D)
    package static let setUpMethods: Set<String> = schedulingMethods.union(handlerSetters)

    /// What a timer source is told in Swift. (D)
    package static let sourceOperations: Set<String> = suspensionMethods.union([
        "cancel", "schedule", "scheduleOneshot", "scheduleRepeating", "setTimer", "setEventHandler", "setCancelHandler",
    ])

    /// The methods that the C functions of Swift 2 became. (D)
    package static let methodsOfFunctions: [String: String] = [
        "dispatch_resume": "resume", "dispatch_suspend": "suspend", "dispatch_activate": "activate",
        "dispatch_source_cancel": "cancel", "dispatch_source_set_timer": "setTimer",
        "dispatch_source_set_event_handler": "setEventHandler",
        "dispatch_source_set_cancel_handler": "setCancelHandler",
    ]

    /// What a timer source is told, in Swift and in C. (D)
    package static let operationNames: Set<String> = sourceOperations.union(methodsOfFunctions.keys).union(["release"])
}

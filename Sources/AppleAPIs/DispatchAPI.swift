/// Dispatch: sources and their operations.
package enum DispatchAPI {
    /// The declared types of variables that hold a timer source, most specific first. (D)
    package static let sourceTypes = [
        "DispatchSourceTimer", "DispatchSourceProtocol", "DispatchSource", "DispatchObject",
    ]

    /// The types of a timer source, including C's. (D)
    package static let typesOfSources: Set<String> = [
        "DispatchSourceTimer", "DispatchSource", "DispatchSourceProtocol", "dispatch_source_t",
    ]

    /// The parameters of `DispatchSource.makeTimerSource`, in early Swift 3 `DispatchSource.timer`: what takes others is
    /// a factory of the tree. (D)
    package static let timerSourceLabels: Set<String> = ["flags", "queue"]

    /// The type whose static methods make sources. (D)
    package static let sourceType = "DispatchSource"

    /// Every file that makes a source or names its type contains one of these. (D)
    package static let sourceSpellings = ["makeTimerSource", "DispatchSource", "dispatch_source_"]

    /// Methods that start a new or suspended source. (D)
    package static let startingMethods: Set<String> = ["activate", "resume"]

    /// The methods and functions that cancel a source. (D)
    package static let cancellations: Set<String> = ["cancel", "dispatch_source_cancel"]

    /// C's functions that hand a block to a queue and go on. (D)
    package static let asynchronousFunctions: Set<String> = [
        "dispatch_async", "dispatch_after", "dispatch_barrier_async", "dispatch_group_async",
    ]

    /// C's functions whose block runs on the queue that they take, later. (D)
    package static let submittingFunctions: Set<String> = asynchronousFunctions.union(["dispatch_group_notify"])

    /// Methods of a queue that hand it a closure, and go on or suspend; of another scheduler, too. (D)
    package static let submittingMethods: Set<String> = ["async", "asyncAfter", "asyncAndWait", "schedule"]

    /// Callees that make a queue. (D)
    package static let queueMakers: Set<String> = ["DispatchQueue", "init", "dispatch_queue_create"]

    /// Methods of every object that neither keep a source nor change its state. (D)
    package static let neutralMethods: Set<String> = ["setTarget", "setTargetQueue", "hash", "isEqual"]

    /// Methods that activate a source or change its suspend count. (D)
    package static let suspensionMethods: Set<String> = ["activate", "resume", "suspend"]

    /// The type of a point in time in C, a whole number. (D)
    package static let timeType = "dispatch_time_t"

    /// C's functions that return a time some nanoseconds after another one. (D)
    package static let timeFunctions: Set<String> = ["dispatch_time", "dispatch_walltime"]

    /// The names for the present time, as their first argument. (D)
    package static let presentTimes: Set<String> = ["DISPATCH_TIME_NOW", "DISPATCH_WALLTIME_NOW"]

    /// Calls that set when a source fires. (D)
    package static let schedulingMethods: Set<String> = [
        "schedule", "scheduleOneshot", "scheduleRepeating", "setTimer", "dispatch_source_set_timer",
    ]

    /// Calls that set the event handler of a source. (D)
    package static let eventHandlerSetters: Set<String> = ["setEventHandler", "dispatch_source_set_event_handler"]

    /// Calls that set a closure which the source retains until it is cancelled or released. (D)
    package static let handlerSetters: Set<String> = eventHandlerSetters.union([
        "setCancelHandler", "setRegistrationHandler", "dispatch_source_set_cancel_handler",
        "dispatch_source_set_registration_handler",
    ])

    /// Calls that configure a source without changing whether releasing it crashes. (D)
    package static let setUpMethods: Set<String> = schedulingMethods.union(handlerSetters)

    /// Every operation on a timer source in Swift. (D)
    package static let sourceOperations: Set<String> = suspensionMethods.union([
        "cancel", "schedule", "scheduleOneshot", "scheduleRepeating", "setTimer", "setEventHandler", "setCancelHandler",
    ])

    /// The C functions, and the Swift methods that replaced them after Swift 2. (D)
    package static let methodsOfFunctions: [String: String] = [
        "dispatch_resume": "resume", "dispatch_suspend": "suspend", "dispatch_activate": "activate",
        "dispatch_source_cancel": "cancel", "dispatch_source_set_timer": "setTimer",
        "dispatch_source_set_event_handler": "setEventHandler",
        "dispatch_source_set_cancel_handler": "setCancelHandler",
    ]

    /// Every operation on a timer source, in Swift and C. (D)
    package static let operationNames: Set<String> = sourceOperations.union(methodsOfFunctions.keys).union(["release"])
}

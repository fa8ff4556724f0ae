/// Combine: publishers, operators, and what keeps a subscription alive.
package enum CombineAPI {
    /// The declared types of variables and parameters that hold a publisher. (D)
    package static let publisherTypes = ["Publisher", "ConnectablePublisher", "AnyPublisher"] + timerPublisherTypes

    /// What `Timer.publish` returns. (D)
    package static let timerPublisherTypes = ["Timer.TimerPublisher", "TimerPublisher"]

    /// The publisher of an observable object whose values make views draw it again. (D)
    package static let changePublisher = "objectWillChange"

    /// Operators that connect a timer publisher or leave that to their caller. (D)
    package static let connectors: Set<String> = ["autoconnect", "connect", "multicast", "makeConnectable"]

    /// Operators and subscribers, which every publisher has. (D)
    package static let operators: Set<String> = [
        "sink", "assign", "map", "tryMap", "filter", "compactMap", "flatMap", "receive", "subscribe",
        "eraseToAnyPublisher", "scan", "merge", "combineLatest", "zip", "delay", "debounce", "throttle",
        "removeDuplicates", "handleEvents", "prefix", "first", "drop", "dropFirst", "prepend", "append", "replaceError",
        "setFailureType", "share", "print", "collect", "count", "measureInterval", "switchToLatest", "catch", "reduce",
        "ignoreOutput", "mapError", "timeout",
    ]

    /// Operators and subscribers that no collection has. (D)
    package static let operatorsOfPublishersAlone: Set<String> = [
        "sink", "receive", "subscribe", "eraseToAnyPublisher", "handleEvents", "tryMap", "mapError", "replaceError",
        "setFailureType", "removeDuplicates", "switchToLatest", "debounce", "throttle",
    ]

    /// Operators and modifiers that take another publisher as an argument. (D)
    package static let takers: Set<String> = ["onReceive", "merge", "zip", "combineLatest"]

    /// Operators that complete after a limited number of values. (D)
    package static let limitingOperators: Set<String> = ["first", "prefix", "output"]

    /// Operators that deliver values later, on the scheduler passed to them. (D)
    package static let timedOperators: Set<String> = ["debounce", "throttle", "delay", "timeout", "collect"]

    /// Operators that move values to a scheduler without delaying them. (D)
    package static let handOverOperators: Set<String> = ["receive", "subscribe"]

    /// The timed operators that deliver every value on the scheduler. (D)
    package static let deliveringOperators: Set<String> = ["debounce", "throttle", "delay"]

    /// Operators after which the values are the same, in the same order. (D)
    package static let passingOperators: Set<String> = handOverOperators.union([
        "delay", "handleEvents", "print", "share",
    ])

    /// Operators that delay each value. (D)
    package static let delayingOperators: Set<String> = ["debounce", "delay"]

    /// Operators that limit or measure the rate of values. Code that uses one expects a stream of values. (I)
    package static let pacingOperators: Set<String> = [throttle, "measureInterval"]

    /// The operator that lets one value of a span of time through. (D)
    package static let throttle = "throttle"

    /// Methods that run a closure for each value. (D)
    package static let subscribers: Set<String> = ["sink", "onReceive", "handleEvents"]

    /// Operators and subscribers that run a closure where the value arrives. (D)
    package static let closureOperators: Set<String> = [
        "sink", "handleEvents", "map", "tryMap", "flatMap", "compactMap",
    ]

    /// Operators that combine the values of several publishers. (D)
    package static let mergers: Set<String> = [
        "append", "combineLatest", "CombineLatest", "CombineLatest3", "CombineLatest4", "merge", "Merge", "Merge3",
        "Merge4", "Merge5", "MergeMany",
        "prepend", "withLatestFrom", "zip", "Zip", "Zip3",
    ]

    /// Types of subjects: the program's own code sends their values. (D)
    package static let subjectTypes: Set<String> = [
        "CurrentValueSubject", "PassthroughSubject", "CurrentValueRelay", "PassthroughRelay",
    ]

    /// Spellings of a run loop used as a scheduler in a type. (D)
    package static let runLoopSchedulerSpellings = [
        "RunLoop.SchedulerTimeType", "RunLoop.SchedulerOptions", ", RunLoop>", "<RunLoop>",
    ]
}

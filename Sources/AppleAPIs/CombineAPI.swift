/// Combine: publishers, operators, what keeps a connection.
package enum CombineAPI {
    /// The types of a publisher that a variable or parameter is declared with. (D)
    package static let publisherTypes = [
        "Publisher", "ConnectablePublisher", "Timer.TimerPublisher", "TimerPublisher", "AnyPublisher",
    ]

    /// They connect a timer publisher, or hand on the duty to do so. (D)
    package static let connectors: Set<String> = ["autoconnect", "connect", "multicast", "makeConnectable"]

    /// Operators and subscribers: methods of every publisher. (D)
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

    /// They take another publisher as an argument. (D)
    package static let takers: Set<String> = ["onReceive", "merge", "zip", "combineLatest"]

    /// They end after some values. (D)
    package static let limitingOperators: Set<String> = ["first", "prefix", "output"]

    /// They deliver later, on the scheduler they are given. (D)
    package static let timedOperators: Set<String> = ["debounce", "throttle", "delay", "timeout", "collect"]

    /// They hand values over to a scheduler and hold none back. (D)
    package static let handOverOperators: Set<String> = ["receive", "subscribe"]

    /// Of the timed operators those whose values all come on the scheduler. (D)
    package static let deliveringOperators: Set<String> = ["debounce", "throttle", "delay"]

    /// They hold each value back for a time. (D)
    package static let delayingOperators: Set<String> = ["debounce", "delay"]

    /// They let values through at a steady pace: who asks for it has a stream of them. (I)
    package static let pacingOperators: Set<String> = ["throttle", "measureInterval"]

    /// They run a closure for each value. (D)
    package static let subscribers: Set<String> = ["sink", "onReceive", "handleEvents"]

    /// They give what any of several publishers sends. (D)
    package static let mergers: Set<String> = [
        "append", "combineLatest", "CombineLatest", "CombineLatest3", "CombineLatest4", "merge", "Merge", "Merge3",
        "Merge4", "Merge5", "MergeMany",
        "prepend", "withLatestFrom", "zip", "Zip", "Zip3",
    ]

    /// What code of its own sends values through. (D)
    package static let subjectTypes: Set<String> = [
        "CurrentValueSubject", "PassthroughSubject", "CurrentValueRelay", "PassthroughRelay",
    ]

    /// What a run loop as scheduler is written as, in types. (D)
    package static let runLoopSchedulerSpellings = [
        "RunLoop.SchedulerTimeType", "RunLoop.SchedulerOptions", ", RunLoop>", "<RunLoop>",
    ]
}

/// RxSwift and RxCocoa, in which a control's touches are a stream of values.
package enum RxAPI {
    /// The property that leads from an object to its streams. (D)
    package static let streams = "rx"

    /// The streams of a control's events. (D)
    package static let controlEvents: Set<String> = ["controlEvent", "tap"]

    /// Methods that run their closure for each value. (D)
    package static let subscribers: Set<String> = ["bind", "drive", "emit", "subscribe"]

    /// Operators after which the values are the same, at once: a value that they drop is no event. (D)
    package static let passingOperators: Set<String> = [
        "asDriver", "asObservable", "asSignal", "compactMap", "debug", "do", "filter", "map", "mapToVoid", "observe",
        "share", "take", "throttle", "withUnretained",
    ]
}

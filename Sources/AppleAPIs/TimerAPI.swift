/// Timers as types and makers.
package enum TimerAPI {
    /// The methods that end a run-loop timer or display link. (D)
    package static let endings: Set<String> = ["invalidate", "remove", "removeFromRunLoop"]

    /// The run loop's timer, by its names in Swift and Objective-C. (D)
    package static let runLoopTimerTypes: Set<String> = ["Timer", "NSTimer", "Foundation.Timer"]

    /// The types of a parameter that takes a run loop's timer. (D)
    package static let typesThatTakeRunLoopTimer: Set<String> = runLoopTimerTypes.union(["Any", "AnyObject"])

    /// What a run loop fires and `invalidate()` ends, in the order in which extensions of them are looked for. (D)
    package static let invalidatedTypes = ["Timer", "CADisplayLink", "NSTimer"]

    /// What a variable that keeps a timer is declared as. (D)
    package static let handleTypes: Set<String> = [
        "Timer", "NSTimer", "CADisplayLink", "DispatchSourceTimer", "DispatchSource",
    ]

    /// What is read of a timer to see how it was made, whether it still runs or not. (D)
    package static let settings: Set<String> = ["timeInterval", "userInfo", "tolerance"]

    /// The callees that make a timer and give it a selector. (D)
    package static let selectorMakers: Set<String> = [
        "scheduledTimer", "Timer", "NSTimer", "CADisplayLink", "displayLink",
    ]

    /// They put a timer on a run loop. (D)
    package static let registrations = ["add", "addTimer", "addToRunLoop", "CFRunLoopAddTimer"]

    /// Every file that makes, runs or suppresses a timer has the bytes of one of these, whatever it spells; one part
    /// covers several names. (D)
    package static let spellings = [
        // `Timer`, `NSTimer`, `scheduledTimer`, `makeTimerSource`, `TimerPublisher`, `AsyncTimerSequence`,
        // `CFRunLoopTimerCreate`, and `timerWithTimeInterval`.
        "Timer", "imerWith",
        // `.init(timeInterval:…repeats:…)` where the type is inferred.
        "repeats:",
        // `CADisplayLink`, `displayLink(target:…)`.
        "isplayLink",
        "ispatchSource", "dispatch_source", "DISPATCH_SOURCE",
        "afterDelay", "asyncAfter", "dispatch_after",
        // `Task.sleep`, `clock.sleep`, `usleep`.
        "leep",
        "RunLoop", "dispatchMain", "dispatch_main", "NSXPCListener",
        // Comments that suppress are judged, too.
        "timerlint:",
    ]

    /// The labels of `perform(_:with:afterDelay:inModes:)`, in both languages' spelling; a method with others is
    /// somebody's own. (D)
    package static let delayedPerformLabels: Set<String> = ["", "with", "withObject", "afterDelay", "inModes"]

    /// The versions of the systems whose Foundation first had timers with blocks. (D)
    package static let firstWithBlocks = [("iOS", 10, 0), ("macOS", 10, 12), ("tvOS", 10, 0), ("watchOS", 3, 0)]
}

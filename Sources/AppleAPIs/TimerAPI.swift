/// The types of timers and the calls that create them.
package enum TimerAPI {
    /// The methods that stop a run-loop timer or display link. (D)
    package static let endings: Set<String> = ["invalidate", "remove", "removeFromRunLoop"]

    /// The C functions that stop a timer or a source: without its only mode, a timer is as good as ended. (D)
    package static let endingFunctions: Set<String> = [
        "CFRunLoopTimerInvalidate", "CFRunLoopRemoveTimer", "dispatch_source_cancel",
    ]

    /// The run-loop timer's names in Swift and Objective-C. (D)
    package static let runLoopTimerTypes: Set<String> = ["Timer", "NSTimer", "Foundation.Timer"]

    /// The run-loop timer's name in Swift. (D)
    package static let timerType = "Timer"

    /// The types of a parameter that accepts a run-loop timer. (D)
    package static let typesThatTakeRunLoopTimer: Set<String> = runLoopTimerTypes.union(["Any", "AnyObject"])

    /// The types that `invalidate()` stops, in the order in which their extensions are searched. (D)
    package static let invalidatedTypes = ["Timer", "CADisplayLink", "NSTimer"]

    /// The declared types of variables that hold a timer. (D)
    package static let handleTypes: Set<String> = [
        "Timer", "NSTimer", "CADisplayLink", "DispatchSourceTimer", "DispatchSource",
    ]

    /// The types that a program extends with endings of its own for the timers and tasks that it keeps. (I)
    package static let extendedHandleTypes = handleTypes.union(["AnyCancellable", "Optional", "Task"]).sorted()

    /// The property that says when a run-loop timer fires next. (D)
    package static let fireDate = "fireDate"

    /// The date at which a timer never fires: assigned to `fireDate`, it pauses the timer. (D)
    package static let dateOfNoFire = "distantFuture"

    /// Properties of a timer that only show how it was configured, whether or not it still runs. (D)
    package static let settings: Set<String> = ["timeInterval", "userInfo", "tolerance"]

    /// The callees that create a timer with a target and selector. (D)
    package static let selectorMakers: Set<String> = [
        "scheduledTimer", "Timer", "NSTimer", "CADisplayLink", "displayLink",
    ]

    /// Calls that add a timer to a run loop. (D)
    package static let registrations = ["add", "addTimer", "addToRunLoop", "CFRunLoopAddTimer"]

    /// Every file that creates, runs or suppresses a timer contains the bytes of one of these. One entry may
    /// match several names. (D)
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
        // Pipelines that wait.
        "debounce(", "throttle(", "delay(for",
        "RunLoop", "dispatchMain", "dispatch_main", "NSXPCListener",
        // Suppression comments are checked, too.
        "timerlint:",
    ]

    /// Functions and methods that run code once after a delay, or wait for it. (D)
    package static let delays: Set<String> = ["asyncAfter", "dispatch_after", "perform", "scheduledTimer", "sleep"]

    /// The labels of `perform(_:with:afterDelay:inModes:)` in both languages. A method with other labels is not
    /// Foundation's. (D)
    package static let delayedPerformLabels: Set<String> = ["", "with", "withObject", "afterDelay", "inModes"]

    /// The first version of each system whose Foundation has block-based timers. (D)
    package static let firstWithBlocks = [("iOS", 10, 0), ("macOS", 10, 12), ("tvOS", 10, 0), ("watchOS", 3, 0)]
}

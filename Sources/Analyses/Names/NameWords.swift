/// Words in identifiers, lower case: what a name suggests if no declaration is available. These are guesses,
/// unlike the facts in AppleAPIs, and no error relies on them.
package enum NameWords {
    /// Next to `main`: the function runs its closure on the main thread.
    static let mainThreadHops: Set<String> = [
        "on", "run", "perform", "ensure", "execute", "dispatch", "thread", "queue", "async", "sync", "safe", "safely",
        "actor", "to", "in",
    ]

    /// Parts of the names of functions that check something.
    static let checks = ["assert", "precondition", "check", "ensure", "require", "expect"]

    /// The function stops or interrupts what its owner does.
    package static let stops: Set<String> = ["stop", "pause", "end", "cancel", "halt", "disable", "suspend", "kill"]

    /// The owner is no longer used afterwards.
    package static let finalStops: Set<String> = [
        "invalidate", "dispose", "destroy", "terminate", "shutdown", "teardown", "tear", "finish", "cleanup", "clean",
        "close", "deinit", "release", "dealloc", "kill",
    ]

    /// Parts of the names of functions that only log.
    package static let logging = [
        "print", "debugPrint", "log", "NSLog", "assert", "precondition", "debug", "info", "trace", "warning", "error",
    ]

    /// Parts of the names of functions that are harmless when called twice or too early.
    package static let idempotent = [
        "hide", "dismiss", "close", "finish", "fulfill", "remove", "cancel", "stop", "reset",
    ]

    /// The name is a conversion factor between units.
    package static let unitFactors: Set<String> = [
        "per", "scale", "factor", "nano", "nanos", "nanoseconds", "unit", "multiplier",
    ]
    package static let seconds: Set<String> = ["seconds", "second", "secs", "sec"]
    package static let milliseconds: Set<String> = [
        "milliseconds", "millisecond", "millis", "ms", "msec", "msecs", "milli",
    ]
    package static let microseconds: Set<String> = ["microseconds", "microsecond", "micros", "us", "usec", "micro"]

    /// A phase begins.
    package static let phaseBeginnings: Set<String> = [
        "start", "begin", "started", "began", "open", "opened", "connect", "connected",
    ]

    /// A phase ends.
    package static let phaseEnds: Set<String> = [
        "finish", "finished", "end", "ended", "stop", "stopped", "close", "closed", "disconnect", "disconnected",
    ]

    /// What a name says of a closure that is called once, when something is done.
    package static let completions: Set<String> = [
        "completion", "completed", "finish", "finished", "done", "ready",
    ]

    /// What a name says of code that is told of changes.
    package static let changes: Set<String> = ["change", "changed", "changes"]

    /// What a user does repeatedly.
    package static let userActions: Set<String> = [
        "tap", "tapped", "press", "pressed", "click", "clicked", "touch", "touched", "toggle", "toggled", "action",
        "select", "selected", "swipe", "swiped", "drag",
    ]

    /// An object is busy, shown or held: state that the same code may well change.
    package static let activities: Set<String> = [
        "playing", "recording", "running", "paused", "animating", "scanning", "visible", "hidden", "selected",
        "highlighted", "enabled", "active", "dragging", "tracking", "connected", "presented", "loading",
    ]

    /// The name reports an event.
    package static let happenings: Set<String> = ["did", "will", "was"]

    /// The logging functions that are not methods of a logger.
    package static let loggingFunctions: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log", "DLog"]
}

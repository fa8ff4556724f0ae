/// The names of the functions, methods and types whose calls create timers, in both languages. Whether a call with such
/// a name does depends on its receiver and arguments. (D)
package enum TimerMaker: String, CaseIterable {
    case timerType = "Timer"
    case nsTimer = "NSTimer"
    case scheduledTimer
    case scheduledTimerWithTimeInterval
    case timerWithTimeInterval
    /// Of any type: `Timer.init(…)`, `.init(…)`.
    case initializer = "init"
    case coreFoundationTimer = "CFRunLoopTimerCreate"
    case coreFoundationTimerWithHandler = "CFRunLoopTimerCreateWithHandler"
    case displayLinkType = "CADisplayLink"
    case displayLink
    case makeTimerSource
    /// Of `DispatchSource`.
    case timer
    case dispatchSourceCreate = "dispatch_source_create"
    case publish
    case timerPublisher = "TimerPublisher"
    case perform
    case performSelector
}

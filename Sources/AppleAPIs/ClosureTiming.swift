/// When, and how often, a function calls its closure argument. A declaration in the source tree takes
/// precedence over these tables.
package enum ClosureTiming {
    /// Called once before the function returns, on the caller's thread or (queues, contexts) while the caller
    /// waits. (d)
    package static let onceInPlace: Set<String> = [
        "sync", "asyncAndWait", "performAndWait", "performBlockAndWait", "performAsCurrent", "dispatch_sync",
        "dispatch_barrier_sync", "dispatch_once",
        "withLock", "withLockUnchecked", "withLockIfAvailable", "autoreleasepool", "withExtendedLifetime",
        "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBytes", "withUnsafeMutableBytes",
        "withUnsafeBufferPointer", "withUnsafeMutableBufferPointer",
        "withTransaction", "performWithoutAnimation", "assumeIsolated",
        "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
        "withUnsafeThrowingContinuation", "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup",
        "withThrowingDiscardingTaskGroup",
    ]

    /// The first closure behaves as in `onceInPlace`; a second closure runs later, on completion or
    /// cancellation. (d)
    package static let firstOnceInPlace: Set<String> = [
        "withAnimation", "withTaskCancellationHandler", "withObservationTracking",
    ]

    /// Called any number of times before the function returns. (d)
    package static let repeatedlyInPlace: Set<String> = [
        "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "sort", "contains", "allSatisfy",
        "first", "last", "firstIndex", "lastIndex", "min", "max", "removeAll", "prefix", "drop", "concurrentPerform",
        "dispatch_apply", "enumerateObjects",
    ]

    /// Called once before the caller continues, on whatever thread: `await MainActor.run { … }` runs on another
    /// actor. (d)
    package static let onceBeforeReturning: Set<String> = onceInPlace.union(teamInPlace).union(["run"])

    /// Called once or more before the caller continues. (d)
    package static let beforeReturning: Set<String> = onceBeforeReturning.union(repeatedlyInPlace)
        .union(firstOnceInPlace)

    /// Called before the function returns, on the caller's thread. (d)
    package static let inPlace: Set<String> = onceInPlace.union(firstOnceInPlace).union(repeatedlyInPlace)
        .union(teamInPlace)

    /// Common names for a project's own functions that call their closure immediately, mostly around a lock.
    /// (O)
    package static let teamInPlace: Set<String> = LockAPI.teamLockingCalls.union([
        "withValue", "modify", "read", "write", "access", "lock", "safely", "syncMain", "with", "also",
    ])

    /// Called once, after the code that submits the closure has finished. (d)
    package static let soon: Set<String> = [
        "async", "Task", "detached", "addOperation", "mainAsync", "onMain", "dispatch_async", "dispatch_barrier_async",
    ]

    /// Called once, some time after the call. (d)
    package static let later: Set<String> = soon.union([
        "asyncAfter", "dispatch_after", "addTask", "addTaskUnlessCancelled", "perform", "performBlock", "schedule",
        "notify", "dispatch_group_async", "dispatch_group_notify",
    ])

    /// Methods that submit work to a queue. (D)
    package static let queueMethods: Set<String> = ["async", "sync", "asyncAfter", "asyncAndWait"]

    /// Methods by which code goes on elsewhere, on a queue, an actor or a thread. The last ones are common names for a
    /// project's own functions. (O)
    package static let hops: Set<String> = [
        "async", "asyncAfter", "perform", "run", "addOperation", "performOnMain", "runOnMain", "onMain",
    ]

    /// Called repeatedly. (d)
    package static let repeatedly: Set<String> = [
        "scheduledTimer", "addObserver", "addPeriodicTimeObserver", "observe", "sink", "publisher", "onReceive",
        "onChange", "onAppear", "onDisappear", "subscribe", "addAction", "setEventHandler", "setUpdateHandler",
        "addListener", "register",
    ]

    /// Properties whose closure a framework calls at each event, of which the next may be like the last: another path that
    /// satisfies, more data. (D)
    package static let repeatedHandlers: Set<String> = ["pathUpdateHandler", "readabilityHandler"]

    /// Called at each appearance, change or gesture of a SwiftUI view, or at each notification. (D)
    package static let repeatedHooks: Set<String> = [
        "onAppear", "onReceive", "onChange", "task", "onTapGesture", "addObserver",
    ]

    /// Closures that a view's body creates but does not run itself. (D)
    package static let viewActions: Set<String> = [
        "onAppear", "onDisappear", "onTapGesture", "task", "onChange", "async", "Task", "asyncAfter",
    ]

    /// The view actions that run when the view appears, not when something on it changes. (D)
    package static let appearances: Set<String> = ["onAppear", "task"]

    /// Calls that only choose where or how the closure runs; the closure holds the actual work:
    /// `await MainActor.run { … }`. (d)
    package static let handOvers: Set<String> = ["withAnimation", "run", "async"]

    /// Library methods that configure their receiver in a closure and return it. (O)
    package static let settingUp: Set<String> = ["then", "also", "apply"]

    /// Closures in a view's body that run later, on an event. (D)
    package static let bodyActions: Set<String> = [
        "Task", "async", "asyncAfter", "onAppear", "onChange", "onChanged", "onDisappear", "onDrag", "onDrop",
        "onEnded", "onHover", "onLongPressGesture", "onReceive", "onSubmit", "onTapGesture", "run", "scheduledTimer",
        "sink", "task", "onCommand", "detached", "Button",
    ]

    /// Calls that take a closure without a result. (D)
    package static let resultless: Set<String> = repeatedly.union(bodyActions).union(hops).subtracting([
        "perform", "publisher", "run", "Task", "detached",
    ])

    /// The methods with which SwiftUI updates a view of another framework. (D)
    package static let viewUpdates: Set<String> = [
        "updateNSView", "updateNSViewController", "updateUIView", "updateUIViewController",
    ]
}

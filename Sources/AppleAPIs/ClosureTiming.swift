/// When a function calls the closure it is given, and how often. A declaration in the tree is read before any of these.
package enum ClosureTiming {
    /// Before they return, once, on the caller's thread or (queues, contexts) in its stead. (d)
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

    /// As `onceInPlace` for the first closure; a second one runs later, at the end or at a cancel. (d)
    package static let firstOnceInPlace: Set<String> = [
        "withAnimation", "withTaskCancellationHandler", "withObservationTracking",
    ]

    /// Before they return, any number of times. (d)
    package static let repeatedlyInPlace: Set<String> = [
        "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "sort", "contains", "allSatisfy",
        "first", "last", "firstIndex", "lastIndex", "min", "max", "removeAll", "prefix", "drop", "concurrentPerform",
        "dispatch_apply", "enumerateObjects",
    ]

    /// Before the caller goes on, once, wherever that is: `await MainActor.run { … }` runs on an actor of its own. (d)
    package static let onceBeforeReturning: Set<String> = onceInPlace.union(teamInPlace).union(["run"])

    /// Before the caller goes on, once or more often. (d)
    package static let beforeReturning: Set<String> = onceBeforeReturning.union(repeatedlyInPlace)
        .union(firstOnceInPlace)

    /// Before they return, where the caller runs. (d)
    package static let inPlace: Set<String> = onceInPlace.union(firstOnceInPlace).union(repeatedlyInPlace)
        .union(teamInPlace)

    /// `map` and its like on a sequence or an Optional: they hand each element to the closure. (d)
    package static let elementwise: Set<String> = ["map", "flatMap", "compactMap", "forEach"]

    /// What teams call functions that call their closure at once: mostly around a lock. (O)
    package static let teamInPlace: Set<String> = LockAPI.teamLockingCalls.union([
        "withValue", "modify", "read", "write", "access", "lock", "safely", "syncMain", "with", "also",
    ])

    /// Once, when the code that hands it over is done. (d)
    package static let soon: Set<String> = [
        "async", "Task", "detached", "addOperation", "mainAsync", "onMain", "dispatch_async", "dispatch_barrier_async",
    ]

    /// Once, at some time after the call. (d)
    package static let later: Set<String> = soon.union([
        "asyncAfter", "dispatch_after", "addTask", "addTaskUnlessCancelled", "perform", "performBlock", "schedule",
        "notify", "dispatch_group_async", "dispatch_group_notify",
    ])

    /// The methods of a queue that take work. (D)
    package static let queueMethods: Set<String> = ["async", "sync", "asyncAfter", "asyncAndWait"]

    /// Again and again. (d)
    package static let repeatedly: Set<String> = [
        "scheduledTimer", "addObserver", "addPeriodicTimeObserver", "observe", "sink", "publisher", "onReceive",
        "onChange", "onAppear", "onDisappear", "subscribe", "addAction", "setEventHandler", "setUpdateHandler",
        "addListener", "register",
    ]

    /// At each appearance, change or gesture of a SwiftUI view, at each notification. (D)
    package static let repeatedHooks: Set<String> = [
        "onAppear", "onReceive", "onChange", "task", "onTapGesture", "addObserver",
    ]

    /// Closures that a view's body makes and does not run itself. (D)
    package static let viewActions: Set<String> = [
        "onAppear", "onDisappear", "onTapGesture", "task", "onChange", "async", "Task", "asyncAfter",
    ]

    /// Of these, what runs when the view appears, and not because something on it changes. (D)
    package static let appearances: Set<String> = ["onAppear", "task"]

    /// The call says where or how its closure runs, and the closure what happens: `await MainActor.run { … }`. (d)
    package static let handOvers: Set<String> = ["withAnimation", "run", "async"]

    /// Methods of libraries that set their receiver up in a closure and return it. (O)
    package static let settingUp: Set<String> = ["then", "also", "apply"]

    /// Closures in a view's body that run later, at an event. (D)
    package static let bodyActions: Set<String> = [
        "Task", "async", "asyncAfter", "onAppear", "onChange", "onChanged", "onDisappear", "onDrag", "onDrop",
        "onEnded", "onHover", "onLongPressGesture", "onReceive", "onSubmit", "onTapGesture", "run", "scheduledTimer",
        "sink", "task", "onCommand", "detached", "Button",
    ]
}

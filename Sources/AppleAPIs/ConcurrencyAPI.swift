/// Swift concurrency: tasks, sleeps.
package enum ConcurrencyAPI {
    /// They make a task from the closure they are given: as callee of a call. (D)
    package static let taskMakers = [
        "Task", "detached", "init", "immediate", "task", "refreshable", "addTask", "addTaskUnlessCancelled",
    ]

    /// Their closures may wait. (D)
    package static let asynchronousClosureCalls: Set<String> = ["Task", "task", "detached", "addTask"]

    /// The labels that a sleep's arguments have. (D)
    package static let sleepLabels: Set<String> = [
        "nanoseconds", "for", "until", "", "seconds", "milliseconds", "tolerance", "clock", "duration", "interval",
    ]

    /// Of them those that give a length of time in the unit of its type, not a point in time. (D)
    package static let sleepDurationLabels: Set<String> = ["for", "", "seconds", "duration", "interval"]

    /// They let other tasks run or look at the cancellation, and do no work. (D)
    package static let restingCalls: Set<String> = ["checkCancellation", "yield"]

    /// They take no time that counts. (I)
    package static let idleCalls: Set<String> = restingCalls.union(ProcessAPI.printing)
}

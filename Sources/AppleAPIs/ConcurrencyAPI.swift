/// Swift concurrency: tasks, sleeps.
package enum ConcurrencyAPI {
    /// Sequences set up by a closure that receives their continuation, or unfolded by one that returns each element. (D)
    package static let streams: Set<String> = ["AsyncStream", "AsyncThrowingStream"]

    /// Members of `Task` that create an unstructured one. (D)
    package static let unstructuredMakers: Set<String> = ["detached", "init", "immediate"]

    /// Callees that create a task from their closure argument. (D)
    package static let taskMakers = [
        "Task", "detached", "init", "immediate", "task", "refreshable", "addTask", "addTaskUnlessCancelled",
    ]

    /// Callees whose closure is asynchronous. (D)
    package static let asynchronousClosureCalls: Set<String> = ["Task", "task", "detached", "addTask"]

    /// The argument labels of a sleep. (D)
    package static let sleepLabels: Set<String> = [
        "nanoseconds", "for", "until", "", "seconds", "milliseconds", "tolerance", "clock", "duration", "interval",
    ]

    /// The labels of a sleep's duration, in the unit of the argument's type; not a point in time. (D)
    package static let sleepDurationLabels: Set<String> = ["for", "", "seconds", "duration", "interval"]

    /// The type of the error that a sleep throws in a cancelled task. (D)
    package static let cancellationError = "CancellationError"

    /// Calls that yield or check for cancellation and do no other work. (D)
    package static let restingCalls: Set<String> = ["checkCancellation", "yield"]

    /// Calls that take negligible time. (I)
    package static let idleCalls: Set<String> = restingCalls.union(ProcessAPI.printing)
}

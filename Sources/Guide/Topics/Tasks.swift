extension Topic {
    static let tasks = Topic(
        name: "tasks",
        summary: "a sleep or a timer, cancellation, and retry with backoff",
        body: """
            A loop of sleeps does one thing after the other: the next iteration waits for the work of this one. Use it where that is wanted, as for a poll over the network. A timer fires on its schedule, whether or not the work is done. Use it for a clock, a countdown, anything in step with time.

            A loop drifts: each iteration takes the sleep and the work. Where the schedule matters sleep until the next due time, or iterate an AsyncTimerSequence:

              let clock = ContinuousClock()
              var next = clock.now
              while true {
                  next += .seconds(1)
                  try await clock.sleep(until: next)    // throws when cancelled
                  await work()
              }

            Cancelling sets a flag, and makes the sleep throw. Let the error out, as above, and the loop ends. `try? await Task.sleep` discards it: in a cancelled task every further sleep returns at once, and `while true` around it spins, millions of iterations a second.

            Who cancels? A Task whose handle is released, overwritten, or kept by an object that it keeps alive itself, runs on. SwiftUI's `.task` cancels when the view disappears. Elsewhere keep the handle, and cancel it before it is replaced:

              poller?.cancel()
              poller = Task { [weak self] in
                  while !Task.isCancelled {
                      try await Task.sleep(for: .seconds(5))
                      guard let self else { return }
                      await refresh()
                  }
              }

            `guard let self` is in the loop and after the sleep: before the loop it would keep the owner forever.

            A retry waits longer each time, stops when it is cancelled, and gives up with the last error:

              func retrying<Value>(
                  attempts: Int, _ work: () async throws -> Value
              ) async throws -> Value {
                  var delay = Duration.milliseconds(500)
                  for _ in 0..<max(0, attempts - 1) {
                      do {
                          return try await work()
                      } catch is CancellationError {
                          throw CancellationError()
                      } catch {
                          try await Task.sleep(for: delay)    // throws, too
                          delay *= 2
                      }
                  }
                  return try await work()
              }

            Add a random part to the delay where many clients would come back at the same moment.

            Rules: uncancelled_timer_task, weak_capture_then_strong_loop, sleep_loop_ignores_cancellation, sleep_swallows_cancellation, sleep_unit_mismatch, drifting_sleep_loop, self_rescheduling_delay.
            """)
}

extension Topic {
    static let dispatchStates = Topic(
        name: "dispatch-states",
        summary: "when a timer source traps, and a wrapper that never does",
        body: """
            A new source is inactive, with a suspend count of 0. What each call does:

              suspend()     adds 1 to the count; always allowed
              activate()    activates an inactive source; else does nothing
              resume()      takes 1 off the count; at 0 activates an inactive source,
                            and traps on an active one
              cancel()      sets a flag, forever; state and count stay as they are
              last release  traps if the count is above 0, or never activated; else clean

            Nothing else matters: not whether it has a schedule or a handler, or was cancelled. Handlers run only while it is active with a count of 0, and `cancel()` frees them only then.

            This was measured against the real libdispatch, and the usual advice often differs:

            "cancel() on a suspended source crashes." No. The process dies later, when the last reference goes while the source is still suspended. `cancel(); resume()` and `resume(); cancel()` are both clean.

            "cancel() before release makes it safe." No: `deinit { source.cancel() }` of a suspended source traps as if nothing had been cancelled.

            "resume() after cancel() crashes." Only if it matches no suspend and starts no new source, as without the cancel().

            "Only a suspended source must be resumed." A source that was never activated traps the same way when it is released, even one that was never scheduled, and even a temporary.

            "A new source starts with suspend count 1." It would need one resume() then. In truth `suspend(); resume()` leaves a new source inactive, and `suspend(); activate()` leaves it suspended: two calls are needed.

            "activate() and resume() are the same." Once. `activate(); activate()` and `resume(); activate()` are clean, `activate(); resume()` traps.

            "A flag makes suspend() and resume() safe." On one thread or queue. Two threads can pass the check before either sets the flag.

            "A handler on a global queue overlaps itself." Never: a source calls one handler at a time. It does overlap with the other work of that queue.

            "An uncancelled source leaks." Only with a cycle through its handler. Released while it runs, a source stops and frees its handler; its cancel handler is not called.

            Wrappers that are often copied trap, too (each was run): SafeDispatchTimer, when it is released without ever having been scheduled; Repeat (malcommac/Repeat), when a `.once` repeater that was never started is told to `fire()` and released, and after `start()`, `pause()`, `fire(andPause: true)` and a release.

            This wrapper keeps the rules in every state, and may be called and released on any thread, its own handler included. timerlint's tests compile it, lint it, and run it through every sequence of calls:

            \(wrapper)

            The handler must not capture the wrapper's owner strongly, or neither is ever released: write `[weak self]`.

            Rules: never_started, suspend_before_activation, unbalanced_suspend, cancel_while_suspended, released_while_suspended, resume_after_cancel, over_resume, untracked_suspension, unsynchronised_suspend_guard, handler_not_cleared, timer_source_not_retained.
            """)

    /// Indented, as all code in a topic.
    private static let wrapper = """
            import Dispatch
            import Foundation

            final class RepeatingTimer: @unchecked Sendable {
                private enum State { case suspended, running, cancelled }

                private let lock = NSLock()
                private let source: DispatchSourceTimer
                private var state = State.suspended

                init(
                    every interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
                    queue: DispatchQueue, handler: @escaping @Sendable () -> Void
                ) {
                    source = DispatchSource.makeTimerSource(queue: queue)
                    source.schedule(
                        deadline: .now() + interval, repeating: interval,
                        leeway: leeway)
                    source.setEventHandler(handler: handler)
                }

                func resume() {
                    lock.lock()
                    defer { lock.unlock() }
                    guard state == .suspended else { return }
                    state = .running
                    source.resume()  // the first one activates it
                }

                func suspend() {
                    lock.lock()
                    defer { lock.unlock() }
                    guard state == .running else { return }
                    state = .suspended
                    source.suspend()
                }

                func cancel() {
                    lock.lock()
                    defer { lock.unlock() }
                    guard state != .cancelled else { return }
                    source.cancel()
                    // Suspended or never activated, its release would trap.
                    if state == .suspended { source.resume() }
                    state = .cancelled
                }

                deinit { cancel() }
            }
        """
}

extension Topic {
    static let dispatchStates = Topic(
        name: "dispatch-states",
        summary: "when a timer source traps, and a wrapper that never does",
        body: """
            A new source is inactive, with a suspend count of 0. What each call does:

              suspend()     adds 1 to the count; always allowed, also when inactive or cancelled
              activate()    makes an inactive source active; does nothing to one that is active
              resume()      makes an inactive source active; else takes 1 from the count; with nothing to take, the process ends
              cancel()      sets a flag, for ever; the state and the count stay as they are
              last release  ends the process if the count is above 0 or the source was never activated; else stops it, cleanly

            Nothing else matters: not whether it has a schedule, a handler, or was cancelled. Handlers run only while it is active with a count of 0, and are freed by cancel() only then.

            This was measured against the real libdispatch, and the usual advice is often something else:

            "cancel() on a suspended source crashes." No. The process lives on, and ends when the last reference goes while the source is still suspended. 'cancel(); resume()' and 'resume(); cancel()' are both clean.

            "cancel() before release makes it safe." No: 'deinit { source.cancel() }' of a suspended source traps as if nothing had been cancelled.

            "resume() after cancel() crashes." Only where it gives back no suspension and starts no new source, as without the cancel().

            "A suspended source must be resumed, that is all." A source that was never activated traps the same way when it goes, even one that was never scheduled, and even one that nobody kept.

            "A new source starts with suspend count 1." It would need one resume() then. In truth 'suspend(); resume()' leaves a new source inactive, and 'suspend(); activate()' leaves it suspended: two calls are needed.

            "activate() and resume() are the same." Once. 'activate(); activate()' and 'resume(); activate()' are clean, 'activate(); resume()' traps.

            "A flag makes suspend() and resume() safe." On one thread or queue. Two threads can pass the test before either sets the flag.

            "A handler on a global queue overlaps itself." Never: a source calls one handler at a time. It does overlap with the other work of that queue.

            "An uncancelled source leaks." Only with a cycle through its handler. Let go of while it runs, a source stops and frees its handler; its cancel handler is not called.

            A wrapper that keeps the rules in every state, and may be called and released on any thread, its own handler included. It is compiled, linted, and run through every sequence of calls by timerlint's tests:

            \(indented(wrapper))

            The handler must not capture the wrapper's owner strongly, or neither is ever released: write '[weak self]'.

            Rules: never_started, suspend_before_activation, unbalanced_suspend, cancel_while_suspended, released_while_suspended, resume_after_cancel, over_resume, untracked_suspension, unsynchronised_suspend_guard, handler_not_cleared, timer_source_not_retained.
            """)

    private static let wrapper = """
        import Dispatch
        import Foundation

        final class RepeatingTimer: @unchecked Sendable {
            private enum State { case suspended, running, cancelled }

            private let lock = NSLock()
            private let source: DispatchSourceTimer
            private var state = State.suspended

            init(
                every interval: DispatchTimeInterval, leeway: DispatchTimeInterval, queue: DispatchQueue,
                handler: @escaping @Sendable () -> Void
            ) {
                source = DispatchSource.makeTimerSource(queue: queue)
                source.schedule(deadline: .now() + interval, repeating: interval, leeway: leeway)
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
                if state == .suspended { source.resume() }  // suspended or never activated, its release would trap
                state = .cancelled
            }

            deinit { cancel() }
        }
        """
}

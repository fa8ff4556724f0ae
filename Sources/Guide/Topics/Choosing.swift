extension Topic {
    static let choosing = Topic(
        name: "choosing",
        summary: "which timer for which work",
        body: """
            A label, a countdown or a poll now and then on the main thread: a Timer in `.common` mode, with a block that says `[weak self]`.

            Something drawn for each frame: CADisplayLink in `.common` mode, or SwiftUI's TimelineView. A Timer at 60 Hz is not in step with the screen.

            Precise work, work in the background, work on a queue of your own: a DispatchSourceTimer behind a wrapper that records its state (`timerlint explain dispatch-states` has one).

            Combine: `Timer.publish(every: 1, on: .main, in: .common).autoconnect()`. Neither `on:` nor `in:` has a default, and without `autoconnect()` or `connect()` nothing fires.

            Async code: AsyncTimerSequence of swift-async-algorithms, or a loop around `try await Task.sleep` that lets the error out, so that cancelling ends it.

            Once, later: `Task.sleep(for:)`, or `asyncAfter` with a work item that can be cancelled.

              Timer
                runs on          the run loop it was added to, if that runs at all
                while scrolling  only in .common or .tracking
                precision        Apple documents 50 to 100 ms
                kept alive by    the run loop until invalidated; keeps target or block
                ended by         invalidate(), on its own thread

              DispatchSourceTimer
                runs on          the queue you give; without one a global queue
                while scrolling  always
                precision        high with .strict
                kept alive by    you: released while it runs, it stops;
                                 released while suspended or inactive, it traps
                ended by         cancel() while not suspended, or its release
                                 while it runs

              AsyncTimerSequence
                runs on          the task
                while scrolling  always
                precision        the clock's
                kept alive by    the task; dropping the handle does not cancel it
                ended by         task.cancel()

              CADisplayLink
                runs on          the run loop it was added to
                while scrolling  only in .common or .tracking
                precision        each frame
                kept alive by    the run loop until invalidated; keeps its target
                ended by         invalidate()

            Since which version:

                                             iOS    macOS   watchOS  tvOS
              Timer                          2      10.0    2        9
              Timer with a block             10     10.12   3        10
              DispatchSourceTimer            8      10.10   2        9
              CADisplayLink                  3.1    14      never    9
              Timer.publish                  13     10.15   6        13
              Task.sleep(nanoseconds:)       13     10.15   6        13
              TimelineView                   15     12      8        15
              Task.sleep(for:)               16     13      9        16
              AsyncTimerSequence             16     13      9        16

            On macOS a display link is made by a view, window or screen: `NSView.displayLink(target:selector:)`. There is no `ContinuousClock().timer(interval:)`, though it is often quoted.

            Not sure whether you need a timer at all? `timerlint explain tasks` compares it with a loop of sleeps.
            """)
}

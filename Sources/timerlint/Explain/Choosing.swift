extension Topic {
    static let choosing = Topic(
        name: "choosing",
        summary: "which timer for which work",
        body: """
            A label, a countdown, a poll now and then on the main thread: a Timer in '.common' mode, with a block that says '[weak self]'.

            Something drawn anew for each frame: CADisplayLink in '.common' mode, or SwiftUI's TimelineView. A Timer at 60 Hz is neither in step with the screen nor exact.

            Precise work, work in the background, work on a queue of your own: a DispatchSourceTimer behind a wrapper that keeps its state ('timerlint explain dispatch-states' has one).

            Combine: 'Timer.publish(every: 1, on: .main, in: .common).autoconnect()'. Neither 'on:' nor 'in:' has a default, and without 'autoconnect()' or 'connect()' nothing fires.

            Async code: AsyncTimerSequence of swift-async-algorithms, or a loop around 'try await Task.sleep' that lets the error out, so that cancelling ends it.

            Once, later: 'Task.sleep(for:)' or 'asyncAfter'.

                                 Timer                DispatchSourceTimer   AsyncTimerSequence   CADisplayLink
              runs on            the run loop it was  the queue you give    the task             the run loop it was
                                 added to, if that    (none: a global one)                       added to
                                 runs at all
              while scrolling    only in .common or   always                always               only in .common or
                                 .tracking                                                       .tracking
              precision          50 to 100 ms are     high with .strict     the clock's          each frame
                                 what Apple states
              kept alive by      the run loop, until  you: let go of it     the task; to drop    the run loop, until
                                 invalidated; keeps   and it stops (and     its handle does not  invalidated; keeps
                                 target or block      traps if suspended    cancel it            its target
                                                      or never activated)
              ended by           invalidate(), on     cancel() while not    task.cancel()        invalidate()
                                 its own thread       suspended, or by
                                                      letting go of it
                                                      while it runs
              since iOS/macOS    2/10.0 (block form   8/10.10               16/13                3.1/14
                                 10/10.12)

            Timer.publish is there since iOS 13 and macOS 10.15, and so is 'Task.sleep(nanoseconds:)'; 'Task.sleep(for:)' since iOS 16 and macOS 13.

            There is no 'ContinuousClock().timer(interval:)', though it is often quoted.
            """)
}

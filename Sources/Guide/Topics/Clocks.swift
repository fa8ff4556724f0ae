extension Topic {
    static let clocks = Topic(
        name: "clocks",
        summary: "which clock a delay counts on, and what stops it",
        body: """
            There are three kinds of clock:

              wall clock       Date, DispatchWallTime, wallDeadline:
                               set by people and by the network, forwards and back
              uptime           DispatchTime, CACurrentMediaTime, SuspendingClock
                               never set; stops while the device sleeps
              time since boot  ContinuousClock, mach_continuous_time
                               never set; goes on while the device sleeps

            Measure how long something took with one of the last two. The difference of two Dates jumps when the clock is set, and may be negative.

            `schedule(deadline:)` and `asyncAfter(deadline:)` count uptime: ten minutes begun before the device sleeps for an hour end an hour later. `wallDeadline:` counts on through sleep, and is due at once after it.

            `Task.sleep(for:)` takes the continuous clock unless it is told otherwise; `Task.sleep(for: .seconds(5), clock: .suspending)` counts uptime.

            "SuspendingClock stops while the app is suspended": no, while the device sleeps. Both clocks go on while only the app is suspended; the app just does not run, and finds its delays due when it does again.

            A repeating timer keeps its schedule, and the fires it missed are delivered once or not at all; a loop of sleeps and work drifts by the time that the work takes. Sleep until a deadline that grows by the interval where that matters.

            Rules: wall_clock_elapsed, drifting_sleep_loop, sleep_unit_mismatch.
            """)
}

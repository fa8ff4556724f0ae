extension Topic {
    static let runLoopModes = Topic(
        name: "run-loop-modes",
        summary: "why a timer pauses while the user scrolls",
        body: """
            A run loop runs in one mode at a time and serves only what was added for that mode. The main run loop is in the default mode while nothing happens, and in another one while the user does something that takes time:

              .tracking         UIKit: a scrolling view tracks a finger (alerts, menus,
                                pan gestures and sliders do not change the mode)
              .eventTracking    AppKit: open menus, resizing windows, drags, sliders
              .modalPanel       AppKit: alerts and modal windows

            A timer of the default mode is not served in any of these. When the default mode comes back it fires once, late; the other fires of that time are lost, and it keeps its old rhythm. `Timer.scheduledTimer…` always adds to the default mode.

            `.common` is not a mode but a set of modes, which the framework fills: the default mode and those above are in it. A timer added for `.common` is added to each of them.

              let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
                  self?.tick()
              }
              RunLoop.main.add(timer, forMode: .common)

            "Adding a timer to .default and to .common makes it fire twice": measured, it does not. A timer knows the modes it is in. It belongs to one run loop, though: added to a second one, it fires on the first only.

            Combine has the same trap: `RunLoop.main` as a scheduler (`receive(on:)`, `debounce`, `throttle`, `delay`) works in the default mode. `DispatchQueue.main` is served in every common mode.

            A run loop has to run. The main thread's does; a thread of a dispatch queue, an actor or a detached task has a run loop that nobody runs. There a timer stays valid and never fires, and nothing says so. `RunLoop.run()` returns at once if it has nothing to serve yet: a timer that is added afterwards never fires. `dispatchMain()` runs no run loop at all.

            Rules: default_run_loop_mode, run_loop_scheduler, zero_delay_one_shot, no_run_loop.
            """)
}

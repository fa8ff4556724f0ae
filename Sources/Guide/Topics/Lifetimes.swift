extension Topic {
    static let lifetimes = Topic(
        name: "lifetimes",
        summary: "what keeps a timer alive, what it keeps alive, and what ends it",
        body: """
            A Timer is kept by the run loop until `invalidate()`, and keeps its target or its block. Setting the handle to nil does not stop it. `isValid` is false after `invalidate()`, and also after a one-shot has fired.

            A dispatch source is kept by you alone. Released while it runs, it stops. A Task is kept by the runtime; releasing its handle does not cancel it. A Combine subscription is kept by its cancellable; releasing that cancels it.

            A handler that captures `self` strongly closes a cycle with a timer that `self` keeps, and even without a handle the run loop keeps a repeating timer, its block and `self`. `[weak self]` breaks that. It does not end the timer: a repeating timer goes on firing for an owner that is gone.

            End a timer where its owner's work ends: `viewWillDisappear`, `onDisappear`, `stop()`. `deinit` is right only for a timer that does not keep its owner, and late for a model that outlives its screen: end it in `onDisappear`, too.

            A subscription, from start to end:

              private var clock: AnyCancellable?

              func start() {
                  clock = Timer.publish(every: 1, on: .main, in: .common)
                      .autoconnect()                    // or nothing fires
                      .sink { [weak self] now in self?.show(now) }
              }

              func stop() { clock = nil }               // cancels

            One property for one subscription: a second start replaces the first. `store(in: &cancellables)` adds one at each start, and each ticks; call `cancellables.removeAll()` before it. A publisher that is connected by hand (`connect()`) needs its connection kept as well, and cancelled.

            An AnyCancellable can own a Timer: whoever releases it ends the timer.

              let timer = Timer(timeInterval: 1, repeats: true) { _ in tick() }
              RunLoop.main.add(timer, forMode: .common)
              lifetime = AnyCancellable { timer.invalidate() }

            The `deinit` of a `@MainActor` class is not isolated: it may run on any thread, and in Swift 6 mode the compiler does not let it use the timer. `isolated deinit` (Swift 6.2) runs on the actor:

              isolated deinit { timer?.invalidate() }

            Before that, keep an owner like the AnyCancellable above, or end the timer in `viewWillDisappear`.

            "It only crashes for a few users, restart helps": what libdispatch traps on traps each time its path is taken. A few users take it.

            Rules: target_retained, missing_invalidate, invalidate_only_in_deinit, restart_without_invalidate, strong_self_in_handler, weak_timer_handle, subscription_discarded, uncancelled_timer_task.
            """)
}

import Dispatch

/// Its timer is made and ended here; what the timer does is set in another file.
final class Poller {
    let timer = DispatchSource.makeTimerSource(queue: .main)  // expect: invalidate_only_in_deinit(warning)
    var polls = 0

    init() {
        timer.schedule(deadline: .now(), repeating: 5)
        listen()
        timer.activate()
    }

    deinit { timer.cancel() }
}

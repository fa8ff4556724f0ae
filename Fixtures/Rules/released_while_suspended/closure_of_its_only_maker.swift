import Foundation

/// Its only maker never lets it end early, so that deinit alone suspends and cancels it.
final class Uploader {
    private let clock: DispatchSourceTimer

    init(every seconds: Double, shouldStop: (() -> Bool)? = nil) {
        clock = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "upload"))
        clock.setEventHandler { [weak self] in
            if shouldStop?() ?? false {
                self?.clock.cancel()
            }
        }
        clock.schedule(deadline: .now() + seconds, repeating: seconds)
        clock.activate()
    }

    deinit {
        clock.suspend()
        if !clock.isCancelled {
            clock.cancel()
            clock.resume()
        }
    }
}

final class Outbox {
    private var uploader: Uploader?

    func open() {
        uploader = Uploader(every: 30) { false }
    }
}

/// One maker lets it end early: deinit then leaves it suspended.
final class Poller {
    private let clock: DispatchSourceTimer

    init(every seconds: Double, shouldStop: (() -> Bool)? = nil) {
        clock = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "poll"))
        clock.setEventHandler { [weak self] in
            if shouldStop?() ?? false {
                self?.clock.cancel()
            }
        }
        clock.schedule(deadline: .now() + seconds, repeating: seconds)
        clock.activate()
    }

    deinit {  // expect: released_while_suspended(error)
        clock.suspend()
        if !clock.isCancelled {
            clock.cancel()
            clock.resume()
        }
    }
}

final class Inbox {
    private var poller: Poller?
    var isClosed = false

    func open() {
        poller = Poller(every: 30) { false }
    }

    func openForNow() {
        poller = Poller(every: 30) { [weak self] in self?.isClosed ?? true }
    }
}

import Foundation

/// The handler ends the timer before it makes the next one.
public final class FeedPoller {
    private var timer: Timer?

    func poll() { wait() }

    public func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func wait() {
        let timer = Timer(timeInterval: 20, repeats: true) { [weak self] _ in
            self?.stop()
            self?.poll()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }
}

/// By the timer that it is given.
public final class MailPoller {
    private var timer: Timer?

    func poll() { wait() }

    public func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func wait() {
        let timer = Timer(timeInterval: 20, repeats: true) { [weak self] timer in
            timer.invalidate()
            self?.poll()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }
}

/// It fires once: when it makes the next one, it has ended.
public final class NewsPoller {
    private var timer: Timer?

    func poll() { wait() }

    public func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func wait() {
        let timer = Timer(timeInterval: 20, repeats: false) { [weak self] _ in
            self?.poll()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }
}

/// There is one already.
public final class ChatPoller {
    private var timer: Timer?

    func poll() { wait() }

    public func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func wait() {
        guard timer == nil else { return }
        let timer = Timer(timeInterval: 20, repeats: true) { [weak self] _ in
            self?.poll()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }
}

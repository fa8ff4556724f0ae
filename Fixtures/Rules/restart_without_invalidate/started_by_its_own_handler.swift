import Foundation

/// Each fire of the timer that polls makes one more timer that polls.
public final class FeedPoller {
    private var timer: Timer?
    private var session = URLSession.shared

    func poll(_ feed: URL) {
        session.dataTask(with: feed) { _, _, _ in
            DispatchQueue.main.async { self.wait(feed) }
        }.resume()
    }

    public func stop() {
        timer?.invalidate()  // expect: invalidate_off_thread(note)
        timer = nil
    }

    private func wait(_ feed: URL) {
        let timer = Timer(timeInterval: 20, repeats: true) { [weak self] _ in  // expect: restart_without_invalidate(warning)
            self?.poll(feed)
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }
}

/// Through a selector; only now and then.
final class LogPoller: NSObject {
    private var timer: Timer?
    private var lines: [String] = []

    func wait() {
        let timer = Timer(timeInterval: 20, target: self, selector: #selector(poll), userInfo: nil, repeats: true)  // expect: restart_without_invalidate(note), target_retained(note)
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    @objc private func poll() {
        lines.append("polled")
        if lines.count > 3 { wait() }
    }
}

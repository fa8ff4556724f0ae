import Foundation

extension Notification.Name {
    static let sessionEnded = Notification.Name("sessionEnded")
    static let sessionRenewed = Notification.Name("sessionRenewed")
}

/// The one notification is posted where the reply arrives, the other on the main queue.
struct AuthService {
    let endpoint: URL

    func renew() {
        URLSession.shared.dataTask(with: endpoint) { data, _, _ in
            if data == nil {
                NotificationCenter.default.post(name: .sessionEnded, object: nil)
            } else {
                DispatchQueue.main.async {
                    NotificationCenter.default.post(name: .sessionRenewed, object: nil)
                }
            }
        }.resume()
    }
}

final class SessionClock {
    private var timer: Timer?
    private var observer: NSObjectProtocol?
    private var minutes = 0

    init() {
        let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.minutes += 1 }
        timer.tolerance = 5
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        observer = NotificationCenter.default.addObserver(forName: .sessionEnded, object: nil, queue: nil) { [weak self] _ in
            self?.halt()
        }
    }

    private func halt() {
        timer?.invalidate()  // expect: invalidate_off_thread
        timer = nil
    }

    deinit {
        timer?.invalidate()
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }
}

final class RenewalClock {
    private var timer: Timer?
    private var observer: NSObjectProtocol?
    private var minutes = 0

    init() {
        let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.minutes += 1 }
        timer.tolerance = 5
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        observer = NotificationCenter.default.addObserver(forName: .sessionRenewed, object: nil, queue: nil) { [weak self] _ in
            self?.halt()
        }
    }

    private func halt() {
        timer?.invalidate()
        timer = nil
    }

    deinit {
        timer?.invalidate()
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }
}

/// Has a constant of the same name for something else, which only the main thread posts.
final class Radio {
    static let changed = Notification.Name("radioChanged")

    @MainActor func turnOn() {
        NotificationCenter.default.post(name: Radio.changed, object: self)
    }
}

final class Library {
    static let changed = Notification.Name("libraryChanged")

    func load(_ endpoint: URL) {
        URLSession.shared.dataTask(with: endpoint) { _, _, _ in
            NotificationCenter.default.post(name: Self.changed, object: self)
        }.resume()
    }
}

final class RadioClock: NSObject {
    private var timer: Timer?
    private var minutes = 0

    override init() {
        super.init()
        let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.minutes += 1 }
        timer.tolerance = 5
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        NotificationCenter.default.addObserver(self, selector: #selector(halt), name: Radio.changed, object: nil)
    }

    @objc private func halt() {
        timer?.invalidate()
        timer = nil
    }

    deinit {
        timer?.invalidate()
    }
}

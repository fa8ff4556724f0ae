import Foundation

final class Export {
    var progress = 0.0
}

/// Each timer follows an export of its own and ends itself with it; the handle is only the latest.
public final class Exporter: NSObject {
    private var timer: Timer?

    public func begin() {
        let export = Export()
        let timer = Timer(timeInterval: 0.1, target: self, selector: #selector(follow), userInfo: export, repeats: true)  // expect: target_retained(note), restart_without_invalidate(note)
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    @objc private func follow(_ timer: Timer) {
        if let export = timer.userInfo as? Export, export.progress > 0.99 {
            timer.invalidate()
        }
    }
}

/// The handler ends whatever the handle keeps: the first timer goes on forever.
public final class Importer: NSObject {
    private var timer: Timer?
    private var progress = 0.0

    public func begin() {
        let timer = Timer(timeInterval: 0.1, target: self, selector: #selector(follow), userInfo: nil, repeats: true)  // expect: target_retained(note), restart_without_invalidate
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    @objc private func follow(_ sender: Timer) {
        if progress > 0.99 {
            timer?.invalidate()
        }
    }
}

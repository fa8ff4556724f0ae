import Foundation

public final class Blind {
    enum Phase { case idle, moving, moved }
    var phase = Phase.idle
    var isAsked = false
}

/// That a blind was asked for says nothing of its phase.
public final class BlindBridge {
    private var blinds: [String: Blind] = [:]
    private var timer: Timer?

    private var moving: Blind? {
        blinds.values.filter {
            let isMoving = $0.phase == .moving
            return isMoving
        }.first
    }

    public func move(_ blind: Blind) {
        if moving == nil {
            blind.isAsked = true
            begin()
        }
    }

    private func begin() {
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { _ in print("blink") }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    public func answered(by name: String) {
        blinds[name]?.phase = .moved
        timer?.invalidate()
    }

    deinit {
        timer?.invalidate()
    }
}

import Foundation

public final class Lamp {
    enum Phase { case idle, pairing, paired }
    var phase = Phase.idle
}

/// While one lamp pairs, no other begins to.
public final class LampBridge {
    private var lamps: [String: Lamp] = [:]
    private var timer: Timer?

    private var pairing: Lamp? {
        lamps.values.filter {
            let isPairing = $0.phase == .pairing
            return isPairing
        }.first
    }

    public func pair(_ lamp: Lamp) {
        if pairing == nil {
            lamp.phase = .pairing
            begin()
        }
    }

    private func begin() {
        let timer = Timer(timeInterval: 1, repeats: true) { _ in print("blink") }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    public func answered(by name: String) {
        lamps[name]?.phase = .paired
        timer?.invalidate()
    }

    deinit {
        timer?.invalidate()
    }
}

import Foundation

final class WeakPulse: Handle {
    private var timer: Timer?

    func start() {
        timer?.invalidate()
        let timer = Timer(timeInterval: 1, target: Relay(self), selector: #selector(Relay.fire), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    deinit {
        timer?.invalidate()
    }
}

final class StrongPulse: Handle {
    private var timer: Timer?

    func start() {
        timer?.invalidate()
        let timer = Timer(timeInterval: 1, target: Trampoline(self), selector: #selector(Trampoline.fire), userInfo: nil, repeats: true)  // expect: invalidate_only_in_deinit
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    deinit {
        timer?.invalidate()
    }
}

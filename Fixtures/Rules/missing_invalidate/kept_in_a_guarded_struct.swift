import Foundation

final class Beacon {
    private struct State { var timer: Timer? }

    private let lock = NSLock()
    private var state = State()
    private var beeps = 0

    private func mutate(_ body: (inout State) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        body(&state)
    }

    func start() {
        mutate {
            guard $0.timer == nil else { return }
            let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.beeps += 1 }
            RunLoop.main.add(timer, forMode: .common)
            $0.timer = timer
        }
    }

    func stop() {
        mutate { $0.timer = nil }  // expect: missing_invalidate
    }
}

final class EndedBeacon {
    private struct State { var timer: Timer? }

    private let lock = NSLock()
    private var state = State()
    private var beeps = 0

    private func mutate(_ body: (inout State) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        body(&state)
    }

    func start() {
        mutate {
            guard $0.timer == nil else { return }
            let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.beeps += 1 }
            RunLoop.main.add(timer, forMode: .common)
            $0.timer = timer
        }
    }

    func stop() {
        mutate {
            $0.timer?.invalidate()
            $0.timer = nil
        }
    }

    deinit { stop() }
}

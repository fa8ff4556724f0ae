import Foundation

/// Ends the timer it is given.
protocol Ending {
    func end()
}

struct TimerEnding: Ending {
    let timer: Timer
    let source: AnyObject

    func end() {
        timer.invalidate()
    }
}

final class Source {
    private var listeners: [() -> Void] = []

    func connect() -> Ending {
        let timer = Timer(timeInterval: 1, repeats: true, block: fire)
        RunLoop.main.add(timer, forMode: .common)
        return TimerEnding(timer: timer, source: self)
    }

    private func fire(_ timer: Timer) {
        listeners.forEach { $0() }
    }
}

import Dispatch

/// A new serial queue orders the handler alone: nobody else is on it.
final class FrameCounter {
    private var frames = 0
    private var timer: DispatchSourceTimer?

    func start() {
        guard timer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "frames"))  // expect: concurrent_handler_queue(warning)
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [weak self] in self?.frames = 0 }
        timer.activate()
        self.timer = timer
    }

    func drew() {
        frames += 1
    }
}

final class Blinker {
    private let timerQueue = DispatchQueue(label: "blink")
    private var isLit = false
    private var timer: DispatchSourceTimer?

    func start() {
        guard timer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: timerQueue)  // expect: concurrent_handler_queue(warning)
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [weak self] in self?.isLit.toggle() }
        timer.activate()
        self.timer = timer
    }

    func turnOff() {
        isLit = false
    }
}

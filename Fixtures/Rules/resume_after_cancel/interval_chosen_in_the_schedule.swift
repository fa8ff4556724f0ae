import Dispatch

/// How often it fires, and on which queue, says nothing of whether it traps.
final class Signal {
    private let interval: Double
    private let queue: DispatchQueue?
    private lazy var source: DispatchSourceTimer = {
        let source = DispatchSource.makeTimerSource(queue: queue ?? DispatchQueue(label: "signal"))
        source.schedule(deadline: .now(), repeating: self.interval > 0 ? self.interval : Double.infinity)
        source.setEventHandler { print("on") }
        return source
    }()
    private var isOn = false

    init(interval: Double, queue: DispatchQueue?) {
        self.interval = interval
        self.queue = queue
    }

    deinit {
        source.cancel()
        turnOn()
    }

    func turnOn() {
        if isOn { return }
        isOn = true
        source.resume()  // expect: resume_after_cancel
    }

    func end() {
        isOn = false
        source.cancel()
    }
}

import Foundation

extension Timer {
    func run(in modes: RunLoop.Mode...) {
        for mode in modes { RunLoop.main.add(self, forMode: mode) }
    }

    @discardableResult
    func running() -> Timer {
        RunLoop.current.add(self, forMode: .common)
        return self
    }

    /// Adds nothing.
    func doubled() -> Double { timeInterval * 2 }
}

final class Metronome {
    private var beat: Timer?
    private var accent: Timer?
    private var rest: Timer?

    func start() {
        stop()
        let beat = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.tick() }
        beat.run(in: .common)
        self.beat = beat
        accent = Timer(timeInterval: 2, repeats: true) { [weak self] _ in self?.tick() }.running()
        rest = Timer(timeInterval: 4, repeats: true) { [weak self] _ in self?.tick() }  // expect: never_started(error)
        print(rest?.doubled() ?? 0)
    }

    func stop() {
        beat?.invalidate()
        accent?.invalidate()
        rest?.invalidate()
    }

    private func tick() {}
}

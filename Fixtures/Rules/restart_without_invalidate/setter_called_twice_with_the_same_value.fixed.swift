import Foundation

public final class Blinker {
    private var timer: Timer?
    private var isOn = false

    /// Turned on twice, it blinks twice as fast forever.
    public func setBlinking(_ blinks: Bool) {
        if blinks {
            self.timer?.invalidate()
            let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.blink() }
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
        } else {
            timer?.invalidate()
        }
    }

    private func blink() {}
}

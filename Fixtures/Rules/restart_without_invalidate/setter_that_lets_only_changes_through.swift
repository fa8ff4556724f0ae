import Foundation

public final class Beacon {
    private var timer: Timer?
    private var isOn = false

    public func setOn(_ value: Bool) {
        if isOn != value {
            isOn = value
            if value {
                let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.blink() }
                RunLoop.main.add(timer, forMode: .common)
                self.timer = timer
            } else {
                timer?.invalidate()
            }
        }
    }

    private func blink() {}
}

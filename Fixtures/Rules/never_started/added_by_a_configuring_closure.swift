import Foundation
import Then

extension Timer: Then {}

final class Refresher {
    private var timer: Timer?
    private var idle: Timer?

    func start() {
        stop()
        timer = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.refresh() }.then {
            RunLoop.main.add($0, forMode: .common)
        }
        idle = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.refresh() }.then { timer in
            timer.tolerance = 5
            RunLoop.main.add(timer, forMode: .common)
        }
    }

    func stop() {
        timer?.invalidate()
        idle?.invalidate()
    }

    private func refresh() {}
}

import Foundation

/// Beats on after its owner is gone: nothing ever invalidates the timer.
final class EndlessHeartbeat {
    private var beats = 0

    func start() {
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.beats += 1 }
        RunLoop.main.add(timer, forMode: .common)
    }
}

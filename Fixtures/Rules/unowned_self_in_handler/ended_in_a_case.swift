import Foundation

/// The deinit ends the timer in whatever state holds one: it cannot fire on the main thread meanwhile or later.
final class Pendulum {
    private enum Swing {
        case still
        case swinging(Timer, since: Date)
    }

    private var swing = Swing.still
    private var turns = 0

    func start() {
        stop()
        let made = Timer(timeInterval: 5, repeats: true) { [unowned self] _ in self.turns += 1 }
        made.tolerance = 1
        RunLoop.main.add(made, forMode: .common)
        swing = .swinging(made, since: Date())
    }

    func stop() {
        switch swing {
        case .swinging(let timer, _): timer.invalidate()
        case .still: break
        }
    }

    deinit {
        stop()
    }
}

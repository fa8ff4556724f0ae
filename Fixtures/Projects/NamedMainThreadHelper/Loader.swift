import Foundation
import Hopping

/// `hop` comes from a module that is not read; the configuration says where it runs its closure.
final class Loader {
    private var timer: Timer?

    func start() {
        hop {
            guard self.timer == nil else { return }
            let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.load() }
            RunLoop.current.add(timer, forMode: .common)
            self.timer = timer
        }
    }

    func stop() {
        DispatchQueue.global().async {
            self.timer?.invalidate()  // expect: invalidate_off_thread
        }
    }

    private func load() {}
}

/// The same with a function that nobody knows: nothing tells on which thread the timer is made.
final class Saver {
    private var timer: Timer?

    func start() {
        skip {
            guard self.timer == nil else { return }
            let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.save() }
            RunLoop.current.add(timer, forMode: .common)
            self.timer = timer
        }
    }

    func stop() {
        DispatchQueue.global().async {
            self.timer?.invalidate()
        }
    }

    private func save() {}
}

import Foundation

/// A pause leaves the ended timer in the property, and the next start takes it for a running one.
final class Slides {
    private var timer: Timer?
    private var index = 0

    func play() {
        if let timer {
            timer.fireDate = Date(timeIntervalSinceNow: 4)  // expect: used_after_invalidate
            return
        }
        let timer = Timer(timeInterval: 4, repeats: true) { [weak self] _ in self?.index += 1 }
        timer.tolerance = 0.5
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func pause() {
        timer?.invalidate()
    }

    deinit {
        timer?.invalidate()
    }
}

/// The same with a pause that empties the property.
final class EmptiedSlides {
    private var timer: Timer?
    private var index = 0

    func play() {
        if let timer {
            timer.fireDate = Date(timeIntervalSinceNow: 4)
            return
        }
        let timer = Timer(timeInterval: 4, repeats: true) { [weak self] _ in self?.index += 1 }
        timer.tolerance = 0.5
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func pause() {
        timer?.invalidate()
        timer = nil
    }

    deinit {
        timer?.invalidate()
    }
}

/// Here whoever ends the timer empties the property, too.
final class SlidesOfARoom {
    private var timer: Timer?
    private var index = 0

    func play() {
        if timer != nil {
            timer?.fireDate = Date(timeIntervalSinceNow: 4)
        } else {
            let timer = Timer(timeInterval: 4, repeats: true) { [weak self] _ in self?.index += 1 }
            timer.tolerance = 0.5
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
        }
    }

    func leave() {
        end()
        timer = nil
    }

    private func end() {
        timer?.invalidate()
    }

    deinit {
        end()
    }
}

/// It asks whether the timer still runs.
final class CarefulSlides {
    private var timer: Timer?
    private var index = 0

    func play() {
        if let timer, timer.isValid {
            timer.fireDate = Date(timeIntervalSinceNow: 4)
            return
        }
        let timer = Timer(timeInterval: 4, repeats: true) { [weak self] _ in self?.index += 1 }
        timer.tolerance = 0.5
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func pause() {
        timer?.invalidate()
    }

    deinit {
        timer?.invalidate()
    }
}

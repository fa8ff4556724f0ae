import Foundation

/// The new timer is another one's: the check remains inverted.
final class Lamps {
    private var lamp: Timer?
    private var other: Timer?

    func blink() {
        lamp?.invalidate()
        let timer = Timer(timeInterval: 0.5, repeats: true) { _ in print("lamp") }
        RunLoop.main.add(timer, forMode: .common)
        lamp = timer
    }

    func swap() {
        if lamp?.isValid == false {  // expect: inverted_cancel_check
            lamp?.invalidate()
            lamp = nil
            other?.invalidate()
            let timer = Timer(timeInterval: 1, repeats: false) { _ in print("other") }
            RunLoop.main.add(timer, forMode: .common)
            other = timer
        }
    }

    func rest() {
        lamp?.invalidate()
        other?.invalidate()
    }
}

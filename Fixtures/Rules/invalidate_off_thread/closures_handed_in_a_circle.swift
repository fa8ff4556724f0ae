import Foundation

/// Two functions hand each other's completion on: where it runs is nobody's to know, and looking must end.
@MainActor
final class Importer {
    private var timer: Timer?

    func begin() {
        timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { $0.invalidate() }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func load(then done: @escaping () -> Void) {
        refresh { done() }
    }

    func refresh(then done: @escaping () -> Void) {
        load { done() }
    }

    func end() {
        load {
            self.timer?.invalidate()
        }
    }
}

/// A closure that mentions itself.
func count() {
    let turn: () -> Void = { later { turn() } }
    turn()
}

func later(_ work: @escaping () -> Void) {
    later { work() }
}

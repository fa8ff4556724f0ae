import Foundation

public final class Server {
    private var timer: Timer?
    private var context: Int? {
        willSet { beacon?.invalidate() }
    }
    private var beacon: Timer?

    public func start() {
        precondition(timer?.isValid != true)
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.ping() }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    public func stop() {
        timer?.invalidate()
    }

    /// The observer of the context ends the old beacon.
    public func announce(_ number: Int) {
        context = number
        light()
    }

    private func light() {
        let beacon = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.ping() }
        RunLoop.main.add(beacon, forMode: .common)
        self.beacon = beacon
    }

    private func ping() {}
}

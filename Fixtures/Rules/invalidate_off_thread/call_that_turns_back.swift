import Foundation

/// The call from the queue has nothing to hand over, and leaves at the first line.
final class Echo {
    private let queue = DispatchQueue(label: "echo")
    private var limit: Timer?

    func ask() {
        let limit = Timer(timeInterval: 5, repeats: false) { _ in }
        RunLoop.main.add(limit, forMode: .common)
        self.limit = limit
        queue.async {
            if !self.send() { self.answer(with: nil, late: true) }
        }
    }

    private func send() -> Bool { true }

    @objc func received(_ data: Data) {
        answer(with: data)
    }

    private func answer(with data: Data?, late: Bool = false) {
        guard let data, !data.isEmpty else { return }
        limit?.invalidate()
    }
}

import Foundation

final class Jobs {
  private var pending: [() -> Void] = []
  private let queue = DispatchQueue(label: "jobs")
  private var timer: Timer?

  func arm() {
    pending.append { [weak self] in self?.beginBeating() }
    drain()
  }

  private func beginBeating() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("beat") }  // expect: no_run_loop
  }

  private func drain() {
    queue.async {
      while !self.pending.isEmpty {
        let job = self.pending.removeFirst()
        job()
      }
    }
  }

  deinit {
    timer?.invalidate()
  }
}

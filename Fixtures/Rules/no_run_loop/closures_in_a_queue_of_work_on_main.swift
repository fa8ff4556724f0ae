import Foundation

final class Jobs {
  private var pending: [() -> Void] = []
  private var timer: Timer?

  func arm() {
    pending.append { [weak self] in self?.beginBeating() }
    drain()
  }

  private func beginBeating() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("beat") }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  private func drain() {
    DispatchQueue.main.async {
      self.pending.forEach { $0() }
      self.pending.removeAll()
    }
  }

  deinit {
    timer?.invalidate()
  }
}

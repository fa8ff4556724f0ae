import Foundation

final class Clock {
  private var seconds = 0
  private var timer: Timer?

  /// `[weak self]` is no help: the local function keeps the owner, and the handler keeps the local function.
  func start() {
    timer?.invalidate()
    func advance() {
      seconds += 1
    }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in  // expect: strong_self_in_handler(note)
      print(self?.seconds ?? 0)
      advance()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
  }

  deinit {
    timer?.invalidate()
  }
}

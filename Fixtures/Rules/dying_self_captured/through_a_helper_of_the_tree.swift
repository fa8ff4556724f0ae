import Foundation

enum Concurrency {
  /// Waits for its closure.
  static func onMain<Value>(_ action: () -> Value) -> Value {
    if Thread.isMainThread { return action() }
    return DispatchQueue.main.sync { action() }
  }

  /// Comes back at once.
  static func soonOnMain(_ action: @escaping () -> Void) {
    DispatchQueue.main.async { action() }
  }
}

final class Player {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    Concurrency.onMain { self.timer?.invalidate() }
  }
}

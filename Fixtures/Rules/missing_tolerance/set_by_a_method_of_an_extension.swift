import Foundation

extension Timer {
  /// It sets the tolerance of its own instance.
  func scheduled() -> Timer {
    tolerance = timeInterval / 10
    RunLoop.main.add(self, forMode: .common)
    return self
  }
}

final class Postman {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer(timeInterval: 60, repeats: true) { _ in print("mail") }.scheduled()
  }

  deinit { timer?.invalidate() }
}

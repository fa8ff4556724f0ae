import Dispatch

final class Connector {
  private let connect: () -> Bool

  init(connect: @escaping () -> Bool) {
    self.connect = connect
  }

  func retry(attemptsLeft: Int) {
    guard attemptsLeft > 0, !connect() else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      self.retry(attemptsLeft: attemptsLeft - 1)
    }
  }
}

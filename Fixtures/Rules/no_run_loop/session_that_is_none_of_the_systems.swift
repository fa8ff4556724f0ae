import Foundation

final class Session {
  weak var delegate: Player?

  func open() {
    delegate?.session(self, didReceiveMessage: "hello")
  }
}

final class Player {
  private var timer: Timer?

  func session(_ session: Session, didReceiveMessage message: String) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("quiet") }
  }
}

import Foundation
import Starscream

protocol LineDelegate: AnyObject {
  func lineDidClose()
}

final class Line: WebSocketDelegate {
  weak var delegate: LineDelegate?

  func didReceive(event: WebSocketEvent, client: WebSocketClient) {
    delegate?.lineDidClose()
  }
}

/// The socket calls its delegate on main, and nothing here asks for another queue.
final class Caller: LineDelegate {
  private var timer: Timer?

  func ring() {
    DispatchQueue.main.async {
      self.timer?.invalidate()
      let timer = Timer(timeInterval: 5, repeats: true) { _ in print("ring") }
      RunLoop.current.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  func lineDidClose() {
    hangUp()
  }

  private func hangUp() {
    timer?.invalidate()
  }
}

import Foundation
import Starscream

protocol WireDelegate: AnyObject {
  func wireDidClose()
}

final class Wire: WebSocketDelegate {
  weak var delegate: WireDelegate?

  func open(_ socket: WebSocket) {
    socket.callbackQueue = DispatchQueue(label: "wire")
    socket.connect()
  }

  func didReceive(event: WebSocketEvent, client: WebSocketClient) {
    delegate?.wireDidClose()
  }
}

final class Bell: WireDelegate {
  private var timer: Timer?

  func ring() {
    DispatchQueue.main.async {
      self.timer?.invalidate()
      let timer = Timer(timeInterval: 5, repeats: true) { _ in print("ring") }
      RunLoop.current.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  func wireDidClose() {
    timer?.invalidate()  // expect: invalidate_off_thread
  }
}

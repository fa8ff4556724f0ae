import Foundation
import Starscream

public final class Chart: WebSocketDelegate {
  private var ping: Timer?

  public func didReceive(event: WebSocketEvent, client: WebSocketClient) {
    switch event {
    case .connected:
      let ping = Timer(timeInterval: 10, repeats: true) { _ in print("ping") }
      RunLoop.main.add(ping, forMode: .common)
      self.ping = ping
    case .text(let text):
      print(text)
    default:
      ping?.invalidate()
    }
  }

  deinit {
    ping?.invalidate()
  }
}

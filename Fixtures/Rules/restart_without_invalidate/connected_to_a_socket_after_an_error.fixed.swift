import Foundation
import Starscream

public final class Prices: WebSocketDelegate {
  private var ping: Timer?

  /// A connection that fails ends with an error, and not with this.
  public func didReceive(event: WebSocketEvent, client: WebSocketClient) {
    switch event {
    case .connected:
      self.ping?.invalidate()
      let ping = Timer(timeInterval: 10, repeats: true) { _ in print("ping") }
      RunLoop.main.add(ping, forMode: .common)
      self.ping = ping
    case .disconnected:
      ping?.invalidate()
    default:
      break
    }
  }

  deinit {
    ping?.invalidate()
  }
}

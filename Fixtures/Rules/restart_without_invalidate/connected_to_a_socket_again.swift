import Foundation
import Starscream

public final class Feed: WebSocketDelegate {
  private var ping: Timer?

  /// Between two connections comes one of the ends.
  public func didReceive(event: WebSocketEvent, client: WebSocketClient) {
    switch event {
    case .connected(let headers):
      print(headers)
      let ping = Timer(timeInterval: 10, repeats: true) { _ in print("ping") }
      RunLoop.main.add(ping, forMode: .common)
      self.ping = ping
    case .disconnected(let reason, _):
      print(reason)
      ping?.invalidate()
    case .cancelled, .error:
      ping?.invalidate()
    default:
      break
    }
  }

  deinit {
    ping?.invalidate()
  }
}

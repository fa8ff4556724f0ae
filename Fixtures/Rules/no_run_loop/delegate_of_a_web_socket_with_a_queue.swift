import Foundation
import Starscream

/// The socket calls its delegate on the queue that it was given.
final class PingingSocket: WebSocketDelegate {
  private let queue = DispatchQueue(label: "socket")
  private let socket: WebSocket
  private var ping: Timer?

  init(request: URLRequest) {
    socket = WebSocket(request: request)
    socket.delegate = self
    socket.callbackQueue = queue
  }

  func didReceive(event: WebSocketEvent, client: WebSocket) {
    guard case .connected = event, ping == nil else { return }
    ping = Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in print("ping") }  // expect: no_run_loop
  }
}

/// One of the two sockets calls on the main queue.
final class TwoSockets: WebSocketDelegate {
  private let queue = DispatchQueue(label: "log")
  private var traffic: WebSocket?
  private var log: WebSocket?
  private var retry: Timer?

  func open(_ request: URLRequest) {
    let traffic = WebSocket(request: request)
    traffic.delegate = self
    self.traffic = traffic
    let log = WebSocket(request: request)
    log.delegate = self
    log.callbackQueue = queue
    self.log = log
  }

  func didReceive(event: WebSocketEvent, client: WebSocket) {
    guard client === traffic else { return }
    retry?.invalidate()
    retry = Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in print("again") }
  }
}

import Foundation

final class Broadcast {
  private let socket = Socket()
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())  // expect: concurrent_handler_queue(note)

  init() {
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler { [weak self] in self?.socket.open() }
    timer.activate()
  }
}

final class Socket {
  /// Each call has a stream of its own.
  func open() {
    var stream: Int?
    connect(&stream)
    print(stream ?? 0)
  }

  private func connect(_ stream: inout Int?) { stream = 1 }
}

import Dispatch

enum Queues {
  static let utility = DispatchQueue.global(qos: .utility)
}

final class BatchWriter {
  private var lines: [String] = []
  private var timer: DispatchSourceTimer?

  func start() {
    guard timer == nil else { return }
    timer = DispatchSource.makeTimerSource(queue: Queues.utility)  // expect: concurrent_handler_queue(warning)
    timer?.schedule(deadline: .now() + 1, repeating: 1)
    timer?.setEventHandler { [weak self] in self?.flush() }
    timer?.activate()
  }

  func write(_ line: String) {
    lines.append(line)
  }

  private func flush() {
    print(lines.joined(separator: "\n"))
    lines.removeAll()
  }
}

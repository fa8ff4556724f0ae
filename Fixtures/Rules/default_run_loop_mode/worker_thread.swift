import Foundation

final class PollingThread: Thread {
  private let poll: () -> Void

  init(poll: @escaping () -> Void) {
    self.poll = poll
  }

  override func main() {
    let poll = self.poll
    let timer = Timer(timeInterval: 5, repeats: true) { _ in poll() }
    RunLoop.current.add(timer, forMode: .default)
    while !isCancelled {
      RunLoop.current.run(mode: .default, before: .distantFuture)
    }
    timer.invalidate()
  }
}

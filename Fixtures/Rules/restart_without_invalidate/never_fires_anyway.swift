import Foundation

/// What is started in the background never fires: nothing of it keeps firing after a second start.
final class Batch {
  private let queue = DispatchQueue(label: "batch")
  private var timer: Timer?

  func open() {
    queue.async { [weak self] in self?.send() }
    queue.async { [weak self] in self?.send() }
  }

  func close() {
    timer?.invalidate()
  }

  private func send() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("sent") }  // expect: no_run_loop(error)
  }
}

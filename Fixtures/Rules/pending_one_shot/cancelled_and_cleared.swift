import Dispatch

final class Session {
  private var timeout: DispatchWorkItem?
  private var isTimedOut = false

  func begin() {
    let item = DispatchWorkItem { [weak self] in self?.isTimedOut = true }
    timeout = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 8, execute: item)
  }

  func end() {
    timeout?.cancel()
    timeout = nil
  }
}

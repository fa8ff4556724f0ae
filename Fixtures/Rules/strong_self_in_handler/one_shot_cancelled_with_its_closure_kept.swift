import Foundation

/// What cancels the one-shot keeps the closure.
final class LateSend {
  private var timer: Timer?
  private var action: (() -> Void)?

  func plan(after delay: TimeInterval, _ action: @escaping () -> Void) {
    self.action = action
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in self?.send() }
  }

  func cancel() { timer?.invalidate() }

  private func send() {
    action?()
    action = nil
  }
}

final class Draft {
  private let lateSend = LateSend()
  private var text = ""

  func type(_ more: String) {
    text += more
    lateSend.plan(after: 10) { self.text = "" }  // expect: strong_self_in_handler(warning)
  }

  func close() { lateSend.cancel() }
}

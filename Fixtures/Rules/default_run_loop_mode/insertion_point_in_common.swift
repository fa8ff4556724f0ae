import AppKit

final class FieldView: NSView {
  private let cursor = NSView()
  private var timer: Timer?

  func start() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.turn() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  private func turn() { cursor.isHidden.toggle() }
}

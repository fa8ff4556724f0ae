import AppKit

final class MeterView: NSView {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.needsDisplay = true }
    RunLoop.current.add(timer, forMode: .eventTracking)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}

import AppKit

final class MeterView: NSView {
  private var timer: Timer?

  func start(every seconds: Double) {
    timer?.invalidate()
    let timer = Timer(timeInterval: seconds, repeats: true) { [weak self] _ in self?.needsDisplay = true }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
  }
}

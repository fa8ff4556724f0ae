import AppKit

final class SpinnerView: NSView {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.needsDisplay = true }
    RunLoop.main.add(timer, forMode: .default)
    RunLoop.main.add(timer, forMode: .eventTracking)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
  }
}

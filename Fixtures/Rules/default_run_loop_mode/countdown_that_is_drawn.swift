import AppKit

/// Each fire draws the next number, until none is left.
final class CountdownController: NSViewController {
  private let number = NSView()
  private var left = 10
  private var timer: Timer?

  override func viewWillAppear() {
    super.viewWillAppear()
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.tick()
    }
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    timer?.invalidate()
  }

  private func tick() {
    left -= 1
    if left > 0 {
      number.needsDisplay = true
    } else {
      timer?.invalidate()
    }
  }
}

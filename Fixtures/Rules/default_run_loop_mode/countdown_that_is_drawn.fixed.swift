import AppKit

/// Each fire draws the next number, until none is left.
final class CountdownController: NSViewController {
  private let number = NSView()
  private var left = 10
  private var timer: Timer?

  override func viewWillAppear() {
    super.viewWillAppear()
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
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

import AppKit

/// A new speed replaces a running timer, which the way out of the window ends.
final class TapeView: NSView {
  var speed = 1.0 {
    didSet {
      guard timer != nil else { return }
      halt()
      run()
    }
  }
  private var offset = 0
  private var timer: Timer?

  override func viewWillMove(toWindow newWindow: NSWindow?) {
    super.viewWillMove(toWindow: newWindow)
    if newWindow != nil { run() } else { halt() }
  }

  private func run() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 0.1 / speed, target: self, selector: #selector(step), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func halt() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func step() {
    offset += 1
    needsDisplay = true
  }
}

import AppKit

final class ReelController: NSViewController {
  private let reel = NSView()
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      guard let self else { return }
      if reel.alphaValue < 1 { reel.alphaValue = 1 }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }
}

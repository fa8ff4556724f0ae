import AppKit

final class Thumbnail: NSView {
  private let picture = NSImageView()
  private var frames = 0
  private var timer: Timer?

  override func mouseEntered(with event: NSEvent) {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.showNext()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func mouseExited(with event: NSEvent) {
    timer?.invalidate()
  }

  deinit { timer?.invalidate() }

  private func showNext() {
    frames += 1
    picture.image = NSImage(named: "frame\(frames)")
  }
}

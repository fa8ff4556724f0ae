import AppKit

/// It moves while the pointer is over it: a menu takes the pointer away.
final class Preview: NSView {
  private let picture = NSImageView()
  private var frames = 0
  private var timer: Timer?

  override func mouseEntered(with event: NSEvent) {
    play(at: 1)
  }

  override func mouseExited(with event: NSEvent) {
    timer?.invalidate()
  }

  deinit { timer?.invalidate() }

  private func play(at start: Int) {
    timer?.invalidate()
    frames = start
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.showNext()
    }
  }

  private func showNext() {
    frames += 1
    picture.image = NSImage(named: "frame\(frames)")
  }
}

/// It plays without the pointer too.
final class Banner: NSView {
  private let picture = NSImageView()
  private var frames = 0
  private var timer: Timer?

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    play()
  }

  override func mouseEntered(with event: NSEvent) {
    play()
  }

  deinit { timer?.invalidate() }

  private func play() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.showNext()
    }
  }

  private func showNext() {
    frames += 1
    picture.image = NSImage(named: "frame\(frames)")
  }
}

/// The panel goes away when the pointer is elsewhere, which it is not in its own menu.
final class PanelController: NSWindowController {
  private let panel = NSView()
  private var shift = 0.0
  private var timer: Timer?

  func watch() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.slide()
    }
  }

  func stop() {
    timer?.invalidate()
  }

  private func slide() {
    if isOutside() {
      shift += 10
      panel.frame.origin.x = shift
    }
  }

  private func isOutside() -> Bool {
    !panel.frame.contains(NSEvent.mouseLocation)
  }
}

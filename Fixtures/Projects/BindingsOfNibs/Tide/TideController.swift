import Cocoa

/// Views observe the level; nothing announces another depth.
final class TideController: NSWindowController {
  @objc dynamic var level = 0.0
  @objc var depth = 0.0
  private var gauge: Timer?
  private var plumb: Timer?

  override func windowDidLoad() {
    super.windowDidLoad()
    gauge = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.level = .random(in: 0...1)
    }
    plumb = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.depth = .random(in: 0...1)
    }
  }

  func windowWillClose(_ notification: Notification) {
    gauge?.invalidate()
    plumb?.invalidate()
  }
}

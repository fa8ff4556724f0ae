import AppKit

final class OutlineController: NSWindowController {
  var number: CGWindowID = 0
  private var timer: Timer?

  override func windowDidLoad() {
    super.windowDidLoad()
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      guard let self else { return }
      let windows = CGWindowListCopyWindowInfo([.optionIncludingWindow], self.number) as? [[String: Any]]
      if let bounds = windows?.first?[kCGWindowBounds as String] as? NSDictionary,
        let frame = CGRect(dictionaryRepresentation: bounds)
      {
        self.window?.setFrame(frame, display: true)
      }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

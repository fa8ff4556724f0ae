import AppKit

/// The same in all common modes.
final class GrantsInCommonController: NSViewController {
  private let summaryLabel = NSTextField(labelWithString: "")
  private var timer: Timer?

  override func viewDidAppear() {
    super.viewDidAppear()
    timer?.invalidate()
    let poll = Timer(timeInterval: 2, repeats: true) { [weak self] _ in
      self?.summaryLabel.stringValue = AXIsProcessTrusted() ? "Granted" : "Missing"
    }
    RunLoop.main.add(poll, forMode: .common)
    timer = poll
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    timer?.invalidate()
  }
}

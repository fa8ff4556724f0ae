import AVFoundation
import AppKit

/// Shows what the user has granted: that changes once, in the system's settings.
final class GrantsController: NSViewController {
  private let summaryLabel = NSTextField(labelWithString: "")
  private var isTrusted = false
  private var timer: Timer?

  override func viewDidAppear() {
    super.viewDidAppear()
    timer?.invalidate()
    let timer = Timer(timeInterval: 2, repeats: true) { [weak self] _ in
      self?.check()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    timer?.invalidate()
  }

  private func check() {
    isTrusted = AXIsProcessTrusted()
    let hasCamera = AVCaptureDevice.authorizationStatus(for: .video) == .authorized
    var missing: [String] = []
    if !isTrusted { missing.append("Accessibility") }
    if !hasCamera { missing.append("Camera") }
    summaryLabel.stringValue = missing.isEmpty ? "All granted" : "Missing: " + missing.joined(separator: ", ")
  }
}

/// The question is asked before the timer is made, and the bar moves at each fire.
final class LevelController: NSViewController {
  private let bar = NSLevelIndicator()
  private var shown = 0.0
  private var timer: Timer?

  override func viewDidAppear() {
    super.viewDidAppear()
    guard AVCaptureDevice.authorizationStatus(for: .audio) == .authorized else { return }
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.shown = self.shown * 0.8 + Meter.level * 0.2
      self.bar.doubleValue = self.shown
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    timer?.invalidate()
  }
}

enum Meter {
  static var level = 0.0
}

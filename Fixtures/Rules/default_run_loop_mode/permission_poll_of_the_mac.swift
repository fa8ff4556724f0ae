import AppKit

/// It looks for a permission, and closes its window once it is given.
final class WelcomeController: NSWindowController {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in  // expect: default_run_loop_mode(note)
      guard let self, AXIsProcessTrusted() else { return }
      timer.invalidate()
      window?.orderOut(nil)
    }
  }

  func stop() {
    timer?.invalidate()
  }
}
/// It shows what the system answers: on or off, a little later at most.
final class PermissionController: NSViewController {
  private let grantButton = NSButton()
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.ask()
    }
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }

  private func ask() {
    if AXIsProcessTrusted() {
      grantButton.title = NSLocalizedString("Granted", comment: "")
      grantButton.isEnabled = false
    } else {
      grantButton.title = NSLocalizedString("Grant…", comment: "")
      grantButton.isEnabled = true
    }
  }
}

/// It blinks: what it shows hangs on what it changes itself.
final class BlinkingController: NSViewController {
  private let dot = NSImageView()
  private var isOn = false
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.blink()
    }
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }

  private func blink() {
    isOn.toggle()
    dot.alphaValue = isOn ? 1 : 0.2
  }
}

/// A clock answers something else each time.
final class ClockController: NSViewController {
  private let picker = NSDatePicker()
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.picker.objectValue = Date()
      self?.picker.dateValue = Date()
      self?.picker.stringValue = "\(Date())"
    }
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }
}

/// One answer decides about the next: neither moves.
final class KeysController: NSViewController {
  private let keysButton = NSButton()
  private var isTrusted = false
  private var isListening = true
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.ask()
    }
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }

  private func ask() {
    isTrusted = AXIsProcessTrusted()
    if !isTrusted, isListening {
      isListening = false
      keysButton.isEnabled = false
    }
  }
}

/// Its own counter decides.
final class WaitingController: NSViewController {
  private let moreButton = NSButton()
  private var count = 0
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.wait()
    }
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }

  private func wait() {
    count += 1
    moreButton.isEnabled = count % 5 == 0
  }
}

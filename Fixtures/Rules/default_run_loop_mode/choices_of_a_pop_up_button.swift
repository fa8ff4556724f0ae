import AppKit

/// A choice that is made again under the open menu is worse than one that waits.
final class OptionsController: NSViewController {
  private let popUpButton = NSPopUpButton()
  private let label = NSTextField()
  private var timer: Timer?

  override func viewDidAppear() {
    super.viewDidAppear()
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.update()
    }
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    timer?.invalidate()
  }

  private func update() {
    label.stringValue = "\(popUpButton.numberOfItems)"
    popUpButton.selectItem(at: 1)
  }
}

final class StatusController: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private var sent = 0

  override func viewDidAppear() {
    super.viewDidAppear()
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.send()
    }
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    timer?.invalidate()
  }

  /// Only a run that fails shows anything.
  private func send() {
    guard let data = try? JSONEncoder().encode([sent]) else {
      label.stringValue = "Failed"
      return
    }
    sent += data.count
  }
}

/// The choice is far from what the ticks are about.
final class ValuesController: NSViewController {
  private let popUpButton = NSPopUpButton()
  private let label = NSTextField()
  private var timer: Timer?

  override func viewDidAppear() {
    super.viewDidAppear()
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.update()
    }
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    timer?.invalidate()
  }

  private func update() {
    label.stringValue = Date().description
    if label.stringValue.isEmpty { reset() }
  }

  private func reset() { popUpButton.selectItem(at: 0) }
}

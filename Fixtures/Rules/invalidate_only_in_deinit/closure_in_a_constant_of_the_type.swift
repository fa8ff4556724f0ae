import AppKit

/// The closure in the property captures the field weakly.
final class SloganField: NSTextField {
  private var rotation: Timer?

  private lazy var showNext: (Timer) -> Void = { [weak self] _ in
    self?.stringValue = "Two"
  }

  func rotate() {
    rotation?.invalidate()
    let timer = Timer(timeInterval: 8, repeats: true, block: showNext)
    RunLoop.main.add(timer, forMode: .common)
    rotation = timer
  }

  deinit { rotation?.invalidate() }
}

import AppKit

/// The closure in the property uses 'self', and the timer keeps the closure.
final class HeadlineField: NSTextField {
  private var headlines = ["One", "Two"]
  private var rotation: Timer?

  private lazy var showNext: (Timer) -> Void = { _ in
    self.stringValue = self.headlines.randomElement() ?? ""
  }

  func rotate() {
    rotation?.invalidate()
    let timer = Timer(timeInterval: 8, repeats: true, block: showNext)  // expect: invalidate_only_in_deinit
    RunLoop.main.add(timer, forMode: .common)
    rotation = timer
  }

  deinit { rotation?.invalidate() }
}

import AppKit

/// An override draws what its superclass draws.
final class NumberField: NSTextField {
  private var changes = 0
  override var stringValue: String {
    didSet { changes += 1 }
  }
}

final class CounterController: NSObject {
  private var field: NumberField!
  private var count = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      count += 1
      field.stringValue = "\(count)"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }
}

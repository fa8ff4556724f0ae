import AppKit

final class AmountField: NSTextField {
  override var stringValue: String {
    didSet { toolTip = stringValue }
  }
}

final class AmountController: NSObject {
  private let field = AmountField()
  private var count = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      count += 1
      field.stringValue = "\(count)"
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }
}

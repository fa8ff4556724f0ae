import UIKit

/// A measurement takes the first value and ends: nothing of it is left when the next one comes.
final class Meter {
  static let shared = Meter()
  private var timer: Timer?

  func start() {
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("level") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
  }
}

final class MeterController: UIViewController {
  @IBAction private func measure(_ sender: UIButton) {
    Meter.shared.start()
    Meter.shared.stop()
  }
}

import UIKit

final class Gauge {
  static let shared = Gauge()
  private var timer: Timer?

  func start() {
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("level") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
  }
}

final class GaugeController: UIViewController {
  @IBAction private func measure(_ sender: UIButton) {
    Gauge.shared.start()
    guard sender.isTracking else { return }
    Gauge.shared.stop()
  }
}

import CoreMotion

final class Steps {
  private var timer: Timer?
  private let pedometer = CMPedometer()

  func begin() {
    pedometer.startUpdates(from: Date()) { _, _ in
      guard self.timer == nil else { return }
      self.timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("standing") }  // expect: no_run_loop
    }
  }
}

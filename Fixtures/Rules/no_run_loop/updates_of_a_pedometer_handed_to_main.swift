import CoreMotion

final class Steps {
  private var timer: Timer?
  private let pedometer = CMPedometer()

  func begin() {
    pedometer.startUpdates(from: Date()) { _, _ in
      DispatchQueue.main.async {
        self.timer?.invalidate()
        self.timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("standing") }
      }
    }
  }
}

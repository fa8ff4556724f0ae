import CoreMotion

final class Climb {
  private var timer: Timer?
  private let altimeter = CMAltimeter()

  func begin() {
    altimeter.startRelativeAltitudeUpdates(to: .main) { _, _ in
      self.timer?.invalidate()
      self.timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("resting") }
    }
  }
}

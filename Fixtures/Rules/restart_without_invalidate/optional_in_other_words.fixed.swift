import Foundation

typealias Beat = Timer?

/// The fix asks for a value in each way to write an optional type.
final class Metronome {
  private var timer: Optional<Timer> = nil
  private var beat: Beat = nil

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in print("tick") }
    beat = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in print("tock") }
  }

  func startTwice() {
    start()
    start()
  }

  func stop() {
    timer?.invalidate()
    beat?.invalidate()
  }
}

import Foundation

/// Left over: no code can run it.
final class Transmitter {
  private func sendTestReadings() {
    let timer = Timer(timeInterval: 300, repeats: true) { _ in print("reading") }
    RunLoop.main.add(timer, forMode: .common)
  }

  private func sendReadings() {
    let timer = Timer(timeInterval: 300, repeats: true) { _ in print("reading") }  // expect: missing_invalidate
    RunLoop.main.add(timer, forMode: .common)
  }

  func start() {
    sendReadings()
  }
}

import Foundation

final class Editor {
  func open() {
    Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in print("opened") }  // expect: zero_delay_one_shot(note)
  }

  func close() {
    let delay: TimeInterval = 0.0
    Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in print("closed") }  // expect: zero_delay_one_shot(note)
  }
}

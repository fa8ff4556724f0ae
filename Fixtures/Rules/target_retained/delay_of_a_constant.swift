import Foundation

final class Reminder: NSObject {
  private static let delay = 60.0

  func remind() {
    let timer = Timer(timeInterval: Self.delay, target: self, selector: #selector(ring), userInfo: nil, repeats: false)  // expect: target_retained(note)
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func ring() { print("ring") }
}

import Foundation

final class Reminder: NSObject {
  private static let delay = 60.0

  func remind() {
    let timer = Timer(timeInterval: Self.delay, repeats: false) { [weak self] _ in self?.ring() }
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func ring() { print("ring") }
}

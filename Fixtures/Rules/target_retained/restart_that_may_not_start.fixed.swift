import Foundation

final class SwitchedBeacon: NSObject {
  private var timer: Timer?
  var isOn = true

  func refresh() {
    douse()
    lightIfWanted()
  }

  private func lightIfWanted() {
    guard isOn else { return }
    let timer = Timer(timeInterval: 9, repeats: true) { [weak self] _ in self?.blink() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func douse() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func blink() {}

  deinit {
    douse()
  }
}

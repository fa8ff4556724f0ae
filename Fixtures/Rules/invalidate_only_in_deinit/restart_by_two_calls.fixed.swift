import Foundation

final class Beacon: NSObject {
  private var timer: Timer?
  private var isOn = true

  override init() {
    super.init()
    light()
  }

  func relight() {
    douse()
    light()
  }

  private func light() {
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

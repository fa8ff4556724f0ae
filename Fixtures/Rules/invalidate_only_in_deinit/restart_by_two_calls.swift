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
    let timer = Timer(timeInterval: 9, target: self, selector: #selector(blink), userInfo: nil, repeats: true)  // expect: invalidate_only_in_deinit
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

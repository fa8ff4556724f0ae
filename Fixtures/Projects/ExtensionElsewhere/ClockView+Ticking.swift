import UIKit

extension ClockView {
  func startTicking() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)  // expect: invalidate_only_in_deinit(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func tick() {
    label.text = Date().description
  }
}

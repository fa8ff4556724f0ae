import UIKit

extension MeterView {
  func startMetering() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 0.1, target: self, selector: #selector(measure), userInfo: nil, repeats: true)  // expect: target_retained(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stopMetering() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func measure() {
    bar.progress += 0.01
  }
}

import UIKit

final class MeterView: UIView {
  private let bar = UIProgressView()
  private var timer: Timer?

  func startMetering() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.bar.progress += 0.01
    }
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, CFRunLoopMode.commonModes)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

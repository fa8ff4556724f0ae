import UIKit

final class Presence: NSObject {
  private var timer: Timer?

  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(begin), name: UIApplication.didBecomeActiveNotification, object: nil)
    center.addObserver(self, selector: #selector(end), name: UIApplication.willResignActiveNotification, object: nil)
  }

  @objc private func begin() {
    let timer = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.report() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func end() {
    timer?.invalidate()
    timer = nil
  }

  private func report() {}

  deinit {
    timer?.invalidate()
  }
}

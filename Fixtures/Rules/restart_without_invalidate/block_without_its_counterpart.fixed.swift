import UIKit

final class Weather {
  private var timer: Timer?
  private var reports = 0

  init() {
    let center = NotificationCenter.default
    center.addObserver(forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main) {
      [weak self] _ in
      self?.timer?.invalidate()
    }
    center.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main) {
      [weak self] _ in
      self?.begin()
    }
  }

  private func begin() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 10, repeats: true) { [weak self] _ in self?.reports += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

import UIKit

final class Location {
  private var timer: Timer?
  private var fixes = 0

  init() {
    let center = NotificationCenter.default
    center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main) {
      [weak self] _ in
      self?.timer?.invalidate()
    }
    center.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main) {
      [weak self] _ in
      self?.begin()
    }
  }

  private func begin() {
    let timer = Timer(timeInterval: 10, repeats: true) { [weak self] _ in self?.fixes += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

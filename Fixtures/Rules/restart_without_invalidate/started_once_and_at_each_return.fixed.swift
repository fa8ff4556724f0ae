import UIKit

/// The first start is followed by the way to the background, which stops the timer before each return starts it again.
final class FeedController: UIViewController {
  private var timer: Timer?
  private var ticks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(enter), name: UIApplication.willEnterForegroundNotification, object: nil)
    center.addObserver(
      self, selector: #selector(leave), name: UIApplication.didEnterBackgroundNotification, object: nil)
    begin()
  }

  @objc private func enter() { begin() }

  @objc private func leave() {
    timer?.invalidate()
    timer = nil
  }

  private func begin() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.ticks += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

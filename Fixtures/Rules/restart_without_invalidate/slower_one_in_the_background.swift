import UIKit

final class FeedController: UIViewController {
  private var timer: Timer?

  @objc private func becameActive() {
    if timer == nil || timer?.timeInterval == 60 {
      let timer = Timer(timeInterval: 5, repeats: true) { _ in print("fetch") }  // expect: restart_without_invalidate(warning)
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  @objc private func resignsActive() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 60, repeats: true) { _ in print("fetch") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(becameActive), name: UIApplication.didBecomeActiveNotification, object: nil)
    center.addObserver(
      self, selector: #selector(resignsActive), name: UIApplication.willResignActiveNotification, object: nil)
  }

  deinit {
    timer?.invalidate()
  }
}

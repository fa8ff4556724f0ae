import UIKit

/// After a return, the user starts it once more.
final class NewsController: UIViewController {
  private var timer: Timer?
  private var ticks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(enter), name: UIApplication.willEnterForegroundNotification, object: nil)
    center.addObserver(
      self, selector: #selector(leave), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  @IBAction func refresh(_ sender: UIButton) { begin() }

  @objc private func enter() { begin() }

  @objc private func leave() {
    timer?.invalidate()
    timer = nil
  }

  private func begin() {
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.ticks += 1 }  // expect: restart_without_invalidate
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

import UIKit

/// Its name is that of the application delegate's method, but the notification says when it runs.
final class TrafficController: UIViewController, UITextFieldDelegate {
  private var timer: Timer?
  private var alerts = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(applicationDidBecomeActive),
      name: UIApplication.willEnterForegroundNotification, object: nil)
    center.addObserver(
      self, selector: #selector(applicationDidEnterBackground),
      name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)
    timer?.invalidate()
  }

  @objc func applicationDidBecomeActive(notification: NSNotification) {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.alerts += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc func applicationDidEnterBackground(notification: NSNotification) {
    timer?.invalidate()
  }
}

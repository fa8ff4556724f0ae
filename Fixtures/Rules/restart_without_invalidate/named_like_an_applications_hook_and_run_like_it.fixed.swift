import UIKit

/// This one runs where its name says, also after an alert; and only the background stops it.
final class FerryController: UIViewController {
  private var timer: Timer?
  private var alerts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(applicationDidBecomeActive),
      name: UIApplication.didBecomeActiveNotification, object: nil)
    center.addObserver(
      self, selector: #selector(applicationDidEnterBackground),
      name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  @objc func applicationDidBecomeActive(notification: NSNotification) {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.alerts += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc func applicationDidEnterBackground(notification: NSNotification) {
    timer?.invalidate()
  }
}

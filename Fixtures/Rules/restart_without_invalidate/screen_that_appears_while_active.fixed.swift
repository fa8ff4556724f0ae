import UIKit

/// The application has been active since before the screen came: it becomes active again only after it has resigned, which
/// stops the timer. Only a screen that comes while the application is inactive starts it twice.
final class BalanceController: UIViewController {
  private var refresh: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    begin()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(comeBack), name: UIApplication.didBecomeActiveNotification, object: nil)
    center.addObserver(self, selector: #selector(leave), name: UIApplication.willResignActiveNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    leave()
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func comeBack() { begin() }

  @objc private func leave() {
    refresh?.invalidate()
    refresh = nil
  }

  private func begin() {
    refresh?.invalidate()
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.load() }
    RunLoop.main.add(timer, forMode: .common)
    refresh = timer
  }

  private func load() { title = "loaded" }
}

final class ListController: UIViewController {
  func open() {
    navigationController?.pushViewController(BalanceController(), animated: true)
  }
}

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = PulseController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// The first screen appears before the application becomes active for the first time: both start the timer.
final class PulseController: UIViewController {
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
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.load() }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    refresh = timer
  }

  private func load() { title = "loaded" }
}

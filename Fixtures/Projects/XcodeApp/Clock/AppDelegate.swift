import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var badgeTimer: Timer?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(syncBadge), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    badgeTimer = timer
    let window = UIWindow()
    window.rootViewController = ClockViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  @objc private func syncBadge() {
    UIApplication.shared.applicationIconBadgeNumber = 0
  }
}

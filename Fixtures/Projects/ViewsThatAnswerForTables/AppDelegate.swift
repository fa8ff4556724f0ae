import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    let controller = CountdownController()
    window.rootViewController = Int.random(in: 0...1) == 0 ? controller : RankingController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

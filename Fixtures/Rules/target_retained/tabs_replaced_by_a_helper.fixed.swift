import UIKit

/// Made once, but the tabs let it go after the login.
final class WelcomeController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.load() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func load() { print("loaded") }
}

final class LoginTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    show(WelcomeController())
  }

  func loggedIn() { show(UIViewController()) }

  private func show(_ screen: UIViewController) { viewControllers = [screen] }
}

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = LoginTabs()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { tabs.loggedIn() }
    return true
  }
}

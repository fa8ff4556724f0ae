import UIKit

/// The tabs get it in a stack that a helper makes.
final class HomeController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(load), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func load() { print("loaded") }
}

final class MainTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [stack(with: HomeController(), title: "Home"), stack(with: UIViewController(), title: "More")]
  }

  private func stack(with root: UIViewController, title: String) -> UINavigationController {
    let stack = UINavigationController(rootViewController: root)
    stack.title = title
    return stack
  }
}

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = MainTabs()
    window?.makeKeyAndVisible()
    return true
  }
}

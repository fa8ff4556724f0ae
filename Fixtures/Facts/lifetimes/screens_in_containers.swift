import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    begin()
    return true
  }

  private func begin() {
    let first = FirstScreen()
    let second = SecondScreen()
    let stack = UINavigationController(rootViewController: first)
    let other = UINavigationController()
    other.setViewControllers([second], animated: false)
    let tabs = MainTabs()
    tabs.viewControllers = [stack, other]
    let shown: UIViewController
    shown = tabs
    window?.rootViewController = shown
  }
}

final class MainTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    self.viewControllers = [FourthScreen()]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setViewControllers([MortalPerAppearance()], animated: false)
  }

  func open() {
    let stack = UINavigationController(rootViewController: MortalOfAStack())
    present(stack, animated: true)
    selectedViewController?.navigationController?.viewControllers = [MortalOfAnother()]
  }
}

/// No container of screens.
final class PlainScreen: UIViewController {
  var viewControllers: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [MortalOfAScreen()]
  }
}

final class FirstScreen: UIViewController {
  private weak var held: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    held = MortalIfWeaklyHeld()
    show(MortalIfShown(), sender: nil)
  }
}

final class SecondScreen: UIViewController {}
final class FourthScreen: UIViewController {}
final class MortalPerAppearance: UIViewController {}
final class MortalOfAStack: UIViewController {}
final class MortalOfAnother: UIViewController {}
final class MortalOfAScreen: UIViewController {}
final class MortalIfWeaklyHeld: UIViewController {}
final class MortalIfShown: UIViewController {}

// lifetimes
// AppDelegate: as long as the app
// MainTabs: as long as the app
// PlainScreen: mortal
// FirstScreen: as long as the app
// SecondScreen: as long as the app
// FourthScreen: as long as the app
// MortalPerAppearance: mortal
// MortalOfAStack: mortal
// MortalOfAnother: mortal
// MortalOfAScreen: mortal
// MortalIfWeaklyHeld: mortal
// MortalIfShown: mortal

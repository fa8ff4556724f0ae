import UIKit

/// The delegate shows it at launch, and nothing replaces it: it is never meant to die.
final class BoardViewController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(save), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func save() {
    print("saved")
  }

  func open() {
    navigationController?.pushViewController(CardViewController(), animated: true)
  }
}

/// Pushed anew each time.
final class CardViewController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.save() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func save() {
    print("saved")
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let board = BoardViewController()
    window.rootViewController = UINavigationController(rootViewController: board)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = MenuController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class MenuController: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: #selector(play), for: .touchUpInside)
  }

  @objc private func play() { present(GameController(), animated: true) }
}

/// The time stands in a window above all screens, of which none scrolls.
final class GameController: UIViewController {
  private let overlay = UIWindow()
  private let time = UILabel()
  private var seconds = 0
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    overlay.addSubview(time)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.count()
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func count() {
    seconds += 1
    time.text = "\(seconds)"
  }
}

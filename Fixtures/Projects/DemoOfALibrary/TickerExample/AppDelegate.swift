import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = FirstController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class FirstController: UIViewController {
  private let ticker = TickerView()
  private let clock = ClockView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(ticker)
    view.addSubview(clock)
    ticker.start()
    clock.start()
  }
}

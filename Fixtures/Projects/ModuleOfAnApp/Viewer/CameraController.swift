import Drawing
import UIKit

final class CameraController: UIViewController {
  private let frameView = FocusFrame()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(frameView)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    frameView.start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    frameView.stop()
  }
}

final class RowsController: UITableViewController {
  private let marker = RowMarker()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(marker)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    marker.start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    marker.stop()
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window?.rootViewController = UITabBarController()
    (window?.rootViewController as? UITabBarController)?.viewControllers = [CameraController(), RowsController()]
    return true
  }
}

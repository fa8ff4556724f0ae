import UIKit

/// Each window has a delegate, which goes with it: most people have one, and keep it.
final class PageController: UIViewController {
  private var loads = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(load), userInfo: nil, repeats: true)  // expect: target_retained(note), missing_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func load() { loads += 1 }
}

final class WindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var pageController = PageController()

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = pageController
    window?.makeKeyAndVisible()
  }
}

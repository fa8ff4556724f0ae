import UIKit

/// Each of the application's windows shows one.
final class DeckViewController: UIViewController {
  private lazy var gauge = GaugeView(frame: .zero)
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(gauge)
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.save() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func save() { print("saved") }

  func open() { present(CabinViewController(), animated: true, completion: nil) }
}

final class GaugeView: UIView {
  private var timer: Timer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(read), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  @objc private func read() { print("read") }

  deinit { timer?.invalidate() }
}

/// Comes and goes.
final class CabinViewController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.save() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func save() { print("saved") }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    Task {
      let deck = DeckViewController()
      await MainActor.run {
        UIView.animate(withDuration: 0.2) { self.window?.rootViewController = deck }
      }
    }
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

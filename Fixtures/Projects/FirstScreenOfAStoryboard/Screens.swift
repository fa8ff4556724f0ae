import UIKit

/// The screen that the application starts with, for good: nothing shows another one in its place.
final class OverviewViewController: UIViewController {
  private var timer: Timer?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, repeats: true) { _ in self.count += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

/// Stands in a container of the first screen.
final class InsetViewController: UIViewController {
  private var timer: Timer?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, repeats: true) { _ in self.count += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

/// Pushed and popped.
final class DetailViewController: UIViewController {
  private var timer: Timer?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, repeats: true) { _ in self.count += 1 }  // expect: strong_self_in_handler(warning), missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

/// Covers the screen while nobody may look, in a window of its own: the first screen stays.
final class Curtain {
  private lazy var window: UIWindow = {
    let cover = UIWindow(frame: UIScreen.main.bounds)
    cover.rootViewController = UIViewController()
    cover.windowLevel = .alert
    return cover
  }()

  func draw() { window.isHidden = false }

  /// Left over: nothing calls it, so the first screen stays.
  private func restart(in main: UIWindow) { main.rootViewController = UIViewController() }
}

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidBecomeActive(_ application: UIApplication) {
    window?.rootViewController = DemoController()
  }
}

final class DemoController: UIViewController {
  private let pulse = PulseView()
  private let glow = GlowView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(pulse)
    view.addSubview(glow)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pulse.start()
    glow.start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pulse.stop()
    glow.stop()
  }
}

/// The demo's own: nothing scrolls around it.
public final class GlowView: UIView {
  private var timer: Timer?

  public func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.alpha += 0.1
    }
  }

  public func stop() { timer?.invalidate() }
}

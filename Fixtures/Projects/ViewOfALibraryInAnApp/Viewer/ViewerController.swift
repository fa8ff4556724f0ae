import Drawing
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidBecomeActive(_ application: UIApplication) {
    window?.rootViewController = ViewerController()
  }
}

/// Its only screen: nothing on it scrolls.
final class ViewerController: UIViewController {
  private let bufferView = BufferView()
  private var timer: Timer?
  private var frames = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bufferView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.step()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func step() {
    frames += 1
    bufferView.draw(frames)
  }
}

import UIKit

private final class WeakTarget: NSObject {
  private weak var controller: WaveViewController?

  init(_ controller: WaveViewController) {
    self.controller = controller
  }

  @objc func step() {
    controller?.view.setNeedsDisplay()
  }
}

final class WaveViewController: UIViewController {
  private var link: CADisplayLink!

  override func viewDidLoad() {
    super.viewDidLoad()
    link = CADisplayLink(target: WeakTarget(self), selector: #selector(WeakTarget.step))
    link.add(to: .main, forMode: .common)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    link.isPaused = false
  }

  deinit {
    link?.invalidate()
  }
}

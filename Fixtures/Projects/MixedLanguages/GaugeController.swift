import UIKit

final class GaugeController: UIViewController {
  private let gauge = Gauge()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    gauge.startNeedle()
    gauge.startOwn()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    gauge.needleTimer?.invalidate()
    gauge.stopOwn()
  }
}

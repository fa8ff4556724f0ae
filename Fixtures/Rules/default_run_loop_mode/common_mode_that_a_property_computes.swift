import UIKit

/// A computed property names the mode, one in which tracking runs.
final class SummitController: UIViewController {
  private let trail = UIScrollView()
  private let altitude = UILabel()
  private var barometer: Timer?
  private var degrees = 0

  private var steadyMode: RunLoop.Mode { .common }

  override func viewDidLoad() {
    super.viewDidLoad()
    [trail, altitude].forEach(view.addSubview)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    barometer?.invalidate()
    let barometer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.climb() }
    RunLoop.main.add(barometer, forMode: steadyMode)
    self.barometer = barometer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    barometer?.invalidate()
  }

  private func climb() {
    degrees += 1
    altitude.text = "\(degrees)"
  }
}

import UIKit

/// A computed property names the mode.
final class TrailController: UIViewController {
  private let trail = UIScrollView()
  private let heading = UILabel()
  private var compass: Timer?
  private var degrees = 0

  private var slowMode: RunLoop.Mode { .default }

  override func viewDidLoad() {
    super.viewDidLoad()
    [trail, heading].forEach(view.addSubview)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    compass?.invalidate()
    let compass = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.turn() }
    RunLoop.main.add(compass, forMode: slowMode)  // expect: default_run_loop_mode
    self.compass = compass
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    compass?.invalidate()
  }

  private func turn() {
    degrees += 1
    heading.text = "\(degrees)"
  }
}

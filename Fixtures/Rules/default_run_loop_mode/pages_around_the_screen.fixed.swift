import UIKit

final class StepsController: UIPageViewController {}

/// Its screen does not scroll: what it is a page of is turned seldom.
final class StepViewController: UIViewController {
  private let hint = UILabel()
  private var count = 0
  private var timer: Timer?
  private var steps: StepsController? { parent as? StepsController }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      count += 1
      hint.text = "\(count)"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}

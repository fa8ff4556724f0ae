import UIKit

final class ScoreViewController: UIViewController {
  private let label = UILabel()
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = "…"
    }
    keepRunningWhileScrolling(timer)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  private func keepRunningWhileScrolling(_ timer: Timer) {
    RunLoop.main.add(timer, forMode: .common)
  }
}

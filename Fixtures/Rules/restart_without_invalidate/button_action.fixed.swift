import UIKit

final class StopwatchViewController: UIViewController {
  private let label = UILabel()
  private var timer: Timer?

  @IBAction private func startTapped(_ sender: UIButton) {
    timer?.invalidate()
    timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer!, forMode: .common)
  }

  @IBAction private func stopTapped(_ sender: UIButton) {
    timer?.invalidate()
    timer = nil
  }

  deinit {
    timer?.invalidate()
  }
}

import UIKit

final class CallController: UIViewController {
  private let elapsedLabel = UILabel()
  private var seconds = 0
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.tick()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    seconds += 1
    elapsedLabel.text = "\(seconds)"
  }
}

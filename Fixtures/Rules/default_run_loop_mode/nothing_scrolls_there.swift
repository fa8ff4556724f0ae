import UIKit

/// A camera's screen: nothing on it brings the run loop into another mode.
final class RecordingViewController: UIViewController {
  private let elapsedLabel = UILabel()
  private let zoomSlider = UISlider()
  private var seconds = 0
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      guard let self else { return }
      seconds += 1
      elapsedLabel.text = "\(seconds)"
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}

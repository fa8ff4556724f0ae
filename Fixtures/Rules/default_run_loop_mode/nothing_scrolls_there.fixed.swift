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
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      seconds += 1
      elapsedLabel.text = "\(seconds)"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}

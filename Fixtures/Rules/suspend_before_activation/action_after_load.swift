import UIKit

/// The button is there once the view is loaded, and so is the running timer.
final class PauseScreen: UIViewController {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var isPaused = false

  override func viewDidLoad() {
    super.viewDidLoad()
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler { [weak self] in self?.title = "tick" }
    timer.activate()
  }

  @IBAction private func pause(_ sender: UIButton) {
    guard !isPaused else { return }
    isPaused = true
    timer.suspend()
  }

  @IBAction private func go(_ sender: UIButton) {
    guard isPaused else { return }
    isPaused = false
    timer.resume()
  }

  deinit {
    if !isViewLoaded { timer.activate() }
    if isPaused { timer.resume() }
  }
}

import Dispatch
import UIKit

/// A button is pressed while the view is in sight: it was loaded before.
final class MeterController: UIViewController {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var isPaused = false
  private var isStarted = false

  override func viewDidLoad() {
    super.viewDidLoad()
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.title = "on" }
    source.activate()
    isStarted = true
  }

  @IBAction private func pause(_ sender: UIButton) {
    guard !isPaused else { return }
    isPaused = true
    source.suspend()
  }

  deinit {
    if isPaused || !isStarted { source.resume() }
  }
}

/// The same by a target that the code sets.
final class GaugeController: UIViewController {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private let button = UIButton()
  private var isPaused = false
  private var isStarted = false

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(pause), for: .touchUpInside)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.title = "on" }
    source.activate()
    isStarted = true
  }

  @objc private func pause() {
    guard !isPaused else { return }
    isPaused = true
    source.suspend()
  }

  deinit {
    if isPaused || !isStarted { source.resume() }
  }
}

/// Another object calls this one, at any time.
final class DialController: UIViewController {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var isPaused = false
  private var isStarted = false

  override func viewDidLoad() {
    super.viewDidLoad()
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.title = "on" }
    source.activate()
    isStarted = true
  }

  @IBAction func pause(_ sender: Any) {
    guard !isPaused else { return }
    isPaused = true
    source.suspend()  // expect: suspend_before_activation
  }

  deinit {
    if isPaused || !isStarted { source.resume() }
  }
}

func hold(_ controller: DialController) { controller.pause(controller) }

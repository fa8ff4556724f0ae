import UIKit

/// UIKit loads the view once, before it shows it, and shows it before it hides it: nothing resumes twice, and nothing pauses what is not there.
final class LevelScreen: UIViewController {
  private var meter: DispatchSourceTimer?
  private var isPaused = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler { [weak self] in self?.title = "level" }
    timer.activate()
    meter = timer
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isPaused else { return }
    meter?.resume()
    isPaused = false
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard !isPaused else { return }
    meter?.suspend()
    isPaused = true
  }

  deinit {
    if isPaused { meter?.resume() }
  }
}

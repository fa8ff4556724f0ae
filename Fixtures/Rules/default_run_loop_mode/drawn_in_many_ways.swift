import UIKit

final class Score {
  var text = ""
  var value = 0
  func setNeedsDisplay() {}
}

final class Badge: UILabel {
  override var text: String? {
    didSet { setNeedsDisplay() }
  }
}

/// Each stands still while the table scrolls, if anything of it is on the screen.
final class BoardViewController: UITableViewController {
  private let labels = [UILabel(), UILabel()]
  private let badge = Badge()
  private let score = Score()
  private let bar = UIProgressView()
  private var timers: [Timer] = []

  func start() {
    timers.forEach { $0.invalidate() }
    timers = [
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
        self?.labels[0].text = "\(Date())"
      },
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
        self?.badge.text = "\(Date())"
      },
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
        self?.bar.center.x += 1
      },
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
        self?.title = "\(Date())"
      },
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
        self?.bar.setProgress(0.5, animated: true)
      },
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
        self?.score.text = "\(Date())"
      },
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
        self?.score.value += 1
      },
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
        self?.score.setNeedsDisplay()
      },
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
        UserDefaults.standard.set(self?.score.value, forKey: "value")
      },
    ]
  }

  func stop() {
    timers.forEach { $0.invalidate() }
    timers = []
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stop()
  }
}

import UIKit

final class ProgressViewController: UITableViewController {
  private let progressView = UIProgressView()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    schedule()
  }

  deinit {
    timer?.invalidate()
  }

  private func schedule(mode: RunLoop.Mode = .default) {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in
      self?.progressView.progress += 0.02
    }
    RunLoop.main.add(timer, forMode: mode)  // expect: default_run_loop_mode(warning)
    self.timer = timer
  }
}

import UIKit

final class ProgressViewController: UIViewController {
  private let progressView = UIProgressView()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    schedule()
  }

  deinit {
    timer?.invalidate()
  }

  private func schedule(mode: RunLoop.Mode = .common) {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in
      self?.progressView.progress += 0.02
    }
    RunLoop.main.add(timer, forMode: mode)
    self.timer = timer
  }
}

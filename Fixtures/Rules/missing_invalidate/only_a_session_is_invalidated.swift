import UIKit

final class DownloadViewController: UIViewController {
  private let progressView = UIProgressView()
  private let session = URLSession(configuration: .default)
  private var observation: NSKeyValueObservation?
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = view.observe(\.bounds) { _, _ in }
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in  // expect: missing_invalidate(warning)
      self?.progressView.progress += 0.01
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    observation?.invalidate()
    session.invalidateAndCancel()
  }
}

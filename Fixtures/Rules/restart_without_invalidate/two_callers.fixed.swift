import UIKit

final class UploadViewController: UIViewController {
  private let progressView = UIProgressView()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    watchProgress()
  }

  func retry() {
    progressView.progress = 0
    watchProgress()
  }

  private func watchProgress() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.progressView.progress += 0.01
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

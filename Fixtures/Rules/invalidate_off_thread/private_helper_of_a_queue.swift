import UIKit

final class DownloadViewController: UIViewController {
  private let progressView = UIProgressView()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.progressView.progress += 0.01
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func download(_ url: URL) {
    URLSession.shared.dataTask(with: url) { [weak self] _, _, _ in
      self?.finish()
    }.resume()
  }

  private func finish() {
    timer?.invalidate()  // expect: invalidate_off_thread(warning)
    timer = nil
  }

  deinit {
    timer?.invalidate()
  }
}

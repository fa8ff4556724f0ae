import UIKit

final class CodeController: UIViewController {
  private let scrollView = UIScrollView()
  private let left = UILabel()
  private var seconds = 0
  private var timer: Timer?

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.isScrollEnabled = scrollView.contentSize.height > scrollView.frame.height
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    seconds += 1
    left.text = "\(seconds)"
  }
}

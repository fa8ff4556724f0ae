import UIKit

final class TickerViewController: UIViewController {
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    DispatchQueue.main.async {
      self.timer?.invalidate()
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    view.setNeedsLayout()
  }
}

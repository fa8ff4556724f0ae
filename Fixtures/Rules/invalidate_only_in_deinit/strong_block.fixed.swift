import UIKit

final class StatusViewController: UIViewController {
  private let label = UILabel()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.refresh() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func refresh() {
    label.text = Date().description
  }

  deinit {
    timer?.invalidate()
  }
}

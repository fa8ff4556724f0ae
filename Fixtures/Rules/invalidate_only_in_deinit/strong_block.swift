import UIKit

final class StatusViewController: UIViewController {
  private let label = UILabel()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in self.refresh() }  // expect: invalidate_only_in_deinit(warning)
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

import UIKit

final class StatusViewController: UIViewController {
  private let label = UILabel()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 1, repeats: true, block: refresh)  // expect: invalidate_only_in_deinit(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func refresh(_ timer: Timer) {
    label.text = Date().description
  }

  deinit {
    timer?.invalidate()
    timer = nil
  }
}

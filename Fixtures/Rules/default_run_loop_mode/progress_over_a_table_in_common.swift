import MBProgressHUD
import UIKit

final class ImportController: UITableViewController {
  private let hud = MBProgressHUD(view: UIView())
  private var count = 0
  private var timer: Timer?

  func begin() {
    view.addSubview(hud)
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.showProgress()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }

  private func showProgress() {
    count += 1
    hud.label.text = "\(count) of 100"
  }
}

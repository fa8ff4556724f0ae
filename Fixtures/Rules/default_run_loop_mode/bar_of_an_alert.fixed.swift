import UIKit

/// The bar stands in an alert: the table below cannot be touched.
final class DownloadController: UITableViewController {
  private let total = UILabel()
  private var timer: Timer?
  private var done = 0

  func showAlert() {
    let alert = UIAlertController(title: "Load", message: nil, preferredStyle: .alert)
    let bar = UIProgressView()
    alert.view.addSubview(bar)
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.2, repeats: true) { _ in
      bar.setProgress(bar.progress + 0.005, animated: true)
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
    present(alert, animated: true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

/// This one stands in the table itself.
final class ListController: UITableViewController {
  private var timer: Timer?

  func showBar() {
    let bar = UIProgressView()
    tableView.addSubview(bar)
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.2, repeats: true) { _ in
      bar.setProgress(bar.progress + 0.005, animated: true)
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

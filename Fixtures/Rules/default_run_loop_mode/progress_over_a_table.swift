import MBProgressHUD
import UIKit

/// While the progress is there, it takes the touches that would scroll the table.
final class ExportController: UITableViewController {
  private let hud = MBProgressHUD(view: UIView())
  private var count = 0
  private var timer: Timer?

  func export() {
    view.addSubview(hud)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.showProgress()
    }
  }

  deinit { timer?.invalidate() }

  private func showProgress() {
    count += 1
    hud.label.text = "\(count) of 100"
  }
}

final class UploadController: UITableViewController {
  private var count = 0
  private var timer: Timer?

  func upload() {
    MBProgressHUD.showAdded(to: view, animated: true)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.showProgress()
    }
  }

  deinit { timer?.invalidate() }

  private func showProgress() {
    guard let display = MBProgressHUD.forView(view) else { return }
    count += 1
    display.label.text = "\(count) of 100"
  }
}

/// What is beside the progress can be seen and scrolled.
final class DownloadController: UITableViewController {
  private let strip = MBProgressHUD(view: UIView())
  private var count = 0
  private var timer: Timer?

  func download() {
    strip.isUserInteractionEnabled = false
    view.addSubview(strip)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.showProgress()
    }
  }

  deinit { timer?.invalidate() }

  private func showProgress() {
    count += 1
    strip.label.text = "\(count) of 100"
  }
}

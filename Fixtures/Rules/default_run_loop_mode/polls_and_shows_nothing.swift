import UIKit

/// Its table scrolls, but the timer only sends.
final class PositionViewController: UITableViewController {
  private let session = URLSession.shared
  private let server = URL(string: "https://example.org")!
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.send()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func send() {
    session.dataTask(with: server).resume()
  }
}

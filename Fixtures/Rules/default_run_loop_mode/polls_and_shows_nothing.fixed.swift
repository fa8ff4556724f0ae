import UIKit

/// Its table scrolls, but the timer only sends.
final class PositionViewController: UITableViewController {
  private let session = URLSession.shared
  private let server = URL(string: "https://example.org")!
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.send()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func send() {
    session.dataTask(with: server).resume()
  }
}

import UIKit

final class Pairing: UITableViewController {
  private let state = UILabel()
  private var poll: Timer?
  private var tries = 0
  private var isSearching = false {
    didSet {
      poll?.invalidate()
      guard isSearching else { return }
      let poll = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.look() }
      RunLoop.main.add(poll, forMode: .common)
      self.poll = poll
    }
  }

  func search() { isSearching = true }

  private func look() {
    tries += 1
    state.text = "\(tries)"
    if tries > 20 { isSearching = false }
  }

  deinit { poll?.invalidate() }
}

import UIKit

final class AuctionCell: UITableViewCell {
  private var timer: Timer?

  func configure(endingAt end: Date) {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.textLabel?.text = "\(Int(end.timeIntervalSinceNow))"
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

final class AuctionsViewController: UITableViewController {
  private var ends: [Date] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "auction", for: indexPath)
    (cell as? AuctionCell)?.configure(endingAt: ends[indexPath.row])
    return cell
  }
}

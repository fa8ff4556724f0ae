import UIKit

final class AuctionCell: UITableViewCell {
  private var timer: Timer?

  var end: Date? {
    didSet { countDown() }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    timer?.invalidate()
    timer = nil
  }

  private func countDown() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.textLabel?.text = self?.end?.description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

final class AuctionList: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "auction", for: indexPath) as! AuctionCell
    cell.end = Date()
    return cell
  }
}

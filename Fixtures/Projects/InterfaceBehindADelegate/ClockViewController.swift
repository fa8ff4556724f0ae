import UIKit

final class ClockViewController: UITableViewController, TickerDelegate {
  private let ticker = Ticker()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    ticker.delegate = self
    ticker.start()
  }

  func tickerDidTick(_ ticker: Ticker) {
    label.text = Date().description
  }
}

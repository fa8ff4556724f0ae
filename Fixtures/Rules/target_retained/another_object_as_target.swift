import UIKit

final class Ticker: NSObject {
  private(set) var ticks = 0

  @objc func tick() {
    ticks += 1
  }
}

final class DashboardViewController: UIViewController {
  private let ticker = Ticker()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 1, target: ticker, selector: #selector(Ticker.tick), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

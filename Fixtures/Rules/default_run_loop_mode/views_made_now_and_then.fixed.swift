import UIKit

/// The banner comes when the network has gone, and is made then: nothing stood still before.
final class NetworkController: UITableViewController {
  private var timer: Timer?
  private var isOnline: () -> Bool = { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.check() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func check() {
    if self.tableView.tableHeaderView == nil, !self.isOnline() { showBanner(width: tableView.bounds.width) }
  }

  private func showBanner(width: CGFloat) {
    let banner = UILabel()
    banner.frame = CGRect(x: 0, y: 0, width: width, height: 40)
    banner.text = width > 500 ? "The network is not available" : "No network"
    banner.backgroundColor = tableView.backgroundColor
    tableView.tableHeaderView = banner
  }
}

/// A bubble rises at each fire: while the list scrolls, none does.
final class BubbleController: UITableViewController {
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
      if let self { self.addBubble() }
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func addBubble() {
    let bubble = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    bubble.center = CGPoint(x: CGFloat.random(in: 0...300), y: 400)
    view.addSubview(bubble)
  }
}

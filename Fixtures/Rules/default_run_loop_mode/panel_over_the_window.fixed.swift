import UIKit

/// Lies over the whole window and takes the touches, so the table under it cannot be scrolled.
final class RecordingPanel: UIView {
  private let secondsLabel = UILabel()
  private var timer: Timer?
  private var seconds = 0

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.seconds += 1
      self.secondsLabel.text = "\(self.seconds) s"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  deinit { timer?.invalidate() }
}

/// The same in a curtain over the window.
final class OfferPanel: UIView {
  private let secondsLabel = UILabel()
  private var timer: Timer?
  private var seconds = 0

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.seconds += 1
      self.secondsLabel.text = "\(self.seconds) s"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  deinit { timer?.invalidate() }
}

/// A small badge on the window: the table beside it scrolls.
final class BadgePanel: UIView {
  private let secondsLabel = UILabel()
  private var timer: Timer?
  private var seconds = 0

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.seconds += 1
      self.secondsLabel.text = "\(self.seconds) s"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  deinit { timer?.invalidate() }
}

final class ChatController: UIViewController, UITableViewDataSource {
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    view.addSubview(tableView)
  }

  func record() {
    let panel = RecordingPanel()
    panel.frame = UIScreen.main.bounds
    view.window?.addSubview(panel)
    panel.start()
  }

  func offer() {
    let curtain = UIView(frame: UIScreen.main.bounds)
    let panel = OfferPanel()
    curtain.addSubview(panel)
    view.window?.addSubview(curtain)
    panel.start()
  }

  func badge() {
    let badge = BadgePanel()
    badge.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    view.window?.addSubview(badge)
    badge.start()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

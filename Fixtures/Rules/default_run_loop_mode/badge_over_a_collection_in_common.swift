import UIKit

final class TilesController: UICollectionViewController {
  private let badge = TilesBadge()

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    view.addSubview(badge)
    badge.start()
  }
}

final class TilesBadge: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.label.text?.append(".") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

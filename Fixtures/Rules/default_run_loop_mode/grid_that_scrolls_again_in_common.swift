import UIKit

final class RateGrid: UICollectionViewController {
  func show(many: Bool) {
    collectionView?.isScrollEnabled = many
  }
}

final class RateController: UIViewController {
  private let rates = RateGrid()
  private let cursor = UIView()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rates.view)
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.cursor.isHidden.toggle()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

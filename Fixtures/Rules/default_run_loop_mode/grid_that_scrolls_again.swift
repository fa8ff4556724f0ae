import UIKit

/// This grid scrolls again when it has many rows.
final class PriceGrid: UICollectionViewController {
  func show(many: Bool) {
    collectionView?.isScrollEnabled = false
    if many { collectionView?.isScrollEnabled = true }
  }
}

final class PriceController: UIViewController {
  private let prices: PriceGrid
  private let cursor = UIView()
  private var timer: Timer?

  init(prices: PriceGrid) {
    self.prices = prices
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(prices.view)
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.cursor.isHidden.toggle()
    }
  }

  deinit { timer?.invalidate() }
}

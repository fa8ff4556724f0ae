import UIKit

/// The keys are a grid, which nobody can scroll.
final class KeyGrid: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView?.isScrollEnabled = false
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
}

final class AmountController: UIViewController {
  private let keys: KeyGrid
  private let cursor = UIView()
  private var timer: Timer?

  init(keys: KeyGrid) {
    self.keys = keys
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(keys.view)
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.cursor.isHidden.toggle()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

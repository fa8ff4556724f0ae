import UIKit

final class PinGrid: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView?.isScrollEnabled = false
  }
}

final class PinController: UIViewController {
  private let keys = PinGrid()
  private let cursor = UIView()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(keys.view)
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.cursor.isHidden.toggle()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

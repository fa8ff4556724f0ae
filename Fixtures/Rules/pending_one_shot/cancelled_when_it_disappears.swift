import UIKit

final class HintViewController: UIViewController {
  private var timer: Timer?
  private var pending: DispatchWorkItem?
  private var hintsShown = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(withTimeInterval: 8, repeats: false) { [weak self] _ in
      self?.hintsShown += 1
    }
    let item = DispatchWorkItem { [weak self] in self?.hintsShown += 1 }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 8, execute: item)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    pending?.cancel()
  }
}

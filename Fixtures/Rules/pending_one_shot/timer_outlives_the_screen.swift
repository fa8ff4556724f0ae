import UIKit

final class HintViewController: UIViewController {
  private var timer: Timer?
  private var hintsShown = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(withTimeInterval: 8, repeats: false) { [weak self] _ in  // expect: pending_one_shot(note)
      self?.hintsShown += 1
    }
  }
}

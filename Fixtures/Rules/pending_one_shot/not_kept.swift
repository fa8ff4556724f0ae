import UIKit

final class HintViewController: UIViewController {
  private var hintsShown = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.asyncAfter(deadline: .now() + 8) { [weak self] in
      self?.hintsShown += 1
    }
  }
}

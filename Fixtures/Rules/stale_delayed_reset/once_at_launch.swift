import UIKit

final class IntroViewController: UIViewController {
  private var isCovered = false

  /// It is loaded once.
  override func viewDidLoad() {
    super.viewDidLoad()
    isCovered = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      self?.isCovered = false
    }
  }
}

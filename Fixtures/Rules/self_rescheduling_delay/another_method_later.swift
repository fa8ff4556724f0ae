import UIKit

final class IntroViewController: UIViewController {
  private let imageView = UIImageView()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.reveal() }
  }

  private func reveal() {
    imageView.isHidden = false
  }
}

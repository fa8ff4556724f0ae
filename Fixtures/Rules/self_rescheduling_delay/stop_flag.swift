import UIKit

final class AdViewController: UIViewController {
  private let imageView = UIImageView()
  private var isRotating = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isRotating = true
    rotate()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isRotating = false
  }

  private func rotate() {
    guard isRotating else { return }
    imageView.isHighlighted.toggle()
    DispatchQueue.main.asyncAfter(deadline: .now() + 10) { self.rotate() }
  }
}

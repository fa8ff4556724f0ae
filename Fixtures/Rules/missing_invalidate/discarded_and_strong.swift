import UIKit

final class AdViewController: UIViewController {
  private let imageView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    RunLoop.main.add(
      Timer(timeInterval: 15, repeats: true) { _ in self.rotate() }, forMode: .common)  // expect: missing_invalidate(warning), strong_self_in_handler(warning)
  }

  private func rotate() {
    imageView.isHighlighted.toggle()
  }
}

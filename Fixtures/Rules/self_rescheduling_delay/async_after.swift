import UIKit

final class AdViewController: UIViewController {
  private let imageView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    rotate()
  }

  private func rotate() {
    imageView.isHighlighted.toggle()
    DispatchQueue.main.asyncAfter(deadline: .now() + 10) { self.rotate() }  // expect: self_rescheduling_delay(note)
  }
}

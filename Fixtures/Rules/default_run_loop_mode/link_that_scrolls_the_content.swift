import UIKit

/// Near the edge it moves the content under the finger: it has to wait while another finger drags.
final class Reordering: UIViewController {
  private let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let lifted = UIView()
  private var link: CADisplayLink?

  func begin() {
    link?.invalidate()
    link = CADisplayLink(target: self, selector: #selector(step))  // expect: target_retained(note)
    link?.add(to: .main, forMode: .default)  // expect: default_run_loop_mode(note)
  }

  @objc private func step() {
    lifted.center.y += 4
    collection.contentOffset.y += 4
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    link?.invalidate()
  }
}

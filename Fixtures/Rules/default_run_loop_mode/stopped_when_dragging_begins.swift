import UIKit

final class CarouselViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    view.addSubview(scrollView)
    startTimer()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    timer?.invalidate()
    timer = nil
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    startTimer()
  }

  deinit {
    timer?.invalidate()
  }

  private func startTimer() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { [weak self] _ in
      self?.showNextPage()
    }
  }

  private func showNextPage() {
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x + scrollView.bounds.width, y: 0), animated: true)
  }
}

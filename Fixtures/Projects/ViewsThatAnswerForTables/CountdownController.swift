import UIKit

/// Another file of the program lets every `UIView` be the data source of a table. These are plain views.
final class CountdownController: UIViewController {
  private let cover = UIView()
  private let remaining = UILabel()
  private var seconds = 20
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(cover)
    cover.addSubview(remaining)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.showNext()
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func showNext() {
    seconds -= 1
    remaining.text = "\(seconds)"
  }
}

import UIKit

extension UIView {
  func pinToSuperview() {}
}

/// Constraints may give the content its size, and so may other code that gets the view.
final class PinnedController: UIViewController {
  private let box = UIScrollView()
  private let label = UILabel()
  private var timer: Timer?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    box.addSubview(label)
    label.pinToSuperview()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = onAllModes(1) { [weak self] _ in
      guard let self else { return }
      self.count += 1
      self.label.text = "\(self.count)"
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

/// Adds it to the common modes.
@MainActor private func onAllModes(_ interval: TimeInterval, _ block: @escaping @Sendable (Timer) -> Void) -> Timer {
  let timer = Timer(timeInterval: interval, repeats: true, block: block)
  RunLoop.main.add(timer, forMode: .common)
  return timer
}

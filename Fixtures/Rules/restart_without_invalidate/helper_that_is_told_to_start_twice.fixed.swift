import UIKit

/// The helper can stop the timer, but nobody tells it to when the screen goes.
final class EbbController: UIViewController {
  private let levelLabel = UILabel()
  private var tide: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    follow(true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    follow(true)
  }

  private func follow(_ isOn: Bool) {
    if isOn {
      tide?.invalidate()
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
        self?.levelLabel.text = "\(Date())"
      }
      RunLoop.main.add(timer, forMode: .common)
      tide = timer
    } else {
      tide?.invalidate()
      tide = nil
    }
  }

  deinit { tide?.invalidate() }
}

import UIKit

/// One helper starts and stops by its argument: each disappearance stops what the appearance started.
final class TideController: UIViewController {
  private let levelLabel = UILabel()
  private var tide: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    follow(true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    follow(false)
  }

  private func follow(_ isOn: Bool) {
    if isOn {
      let timer = Timer(timeInterval: 1, target: self, selector: #selector(rise), userInfo: nil, repeats: true)
      RunLoop.main.add(timer, forMode: .common)
      tide = timer
    } else {
      tide?.invalidate()
      tide = nil
    }
  }

  @objc private func rise() { levelLabel.text = "\(Date())" }
}

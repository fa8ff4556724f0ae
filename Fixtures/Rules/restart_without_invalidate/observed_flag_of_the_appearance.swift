import UIKit

/// The flag's observer starts and stops: each disappearance clears the flag.
final class BuoyController: UIViewController {
  private let label = UILabel()
  private var swing: Timer?
  private var isSwinging = false {
    didSet {
      if isSwinging { start() } else { stop() }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isSwinging = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isSwinging = false
  }

  private func start() {
    let timer = Timer(timeInterval: 1, target: self, selector: #selector(move), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    swing = timer
  }

  private func stop() {
    swing?.invalidate()
    swing = nil
  }

  @objc private func move() { label.text = "\(Date())" }
}

import UIKit

/// Nothing clears the flag, so that each appearance starts one more.
final class AnchorController: UIViewController {
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

  private func start() {
    swing?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.move() }
    RunLoop.main.add(timer, forMode: .common)
    swing = timer
  }

  private func stop() {
    swing?.invalidate()
    swing = nil
  }

  private func move() { label.text = "\(Date())" }

  deinit { swing?.invalidate() }
}

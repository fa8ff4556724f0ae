import UIKit

/// Whoever turns it on asks first whether it is on, or says the contrary of what it was.
final class LampView: UIView {
  private var timer: Timer?

  var isLit = false {
    didSet {
      if isLit {
        let timer = Timer(timeInterval: 10, repeats: true) { [weak self] _ in self?.flicker() }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
      } else {
        timer?.invalidate()
      }
    }
  }

  private func flicker() {}

  deinit {
    timer?.invalidate()
  }
}

final class LampController: UIViewController {
  private let lamp = LampView()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if lamp.isLit == false {
      lamp.isLit = true
    }
  }

  @IBAction private func toggle(_ sender: UIButton) {
    lamp.isLit = !lamp.isLit
  }

  @IBAction private func turnOff(_ sender: UIButton) {
    lamp.isLit = false
  }
}

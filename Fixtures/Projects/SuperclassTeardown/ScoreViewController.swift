import UIKit

final class ScoreViewController: TimedViewController {
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

import UIKit

final class ScoreViewController: UIViewController {
  private let label = UILabel()
  private var timer: Timer?
  private var score = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.score += 1
      self.label.text = "\(self.score)"
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

import UIKit

final class ScoreViewController: UIViewController {
  private let label = UILabel()
  private let queue = DispatchQueue(label: "scores")
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func gameOver() {
    queue.async { [weak self] in
      self?.timer?.invalidate()  // expect: invalidate_off_thread(warning)
    }
  }

  deinit {
    timer?.invalidate()
  }
}

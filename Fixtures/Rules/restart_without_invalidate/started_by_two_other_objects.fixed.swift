import UIKit

final class Statistics {
  static let shared = Statistics()
  private var timer: Timer?

  func begin() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("memory") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func end() {
    timer?.invalidate()
  }
}

final class StartController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Statistics.shared.begin()
  }
}

final class CleanController: UIViewController {
  func cleanAgain() {
    Statistics.shared.begin()
  }
}

import UIKit

final class Statistics {
  static let shared = Statistics()
  private var timer: Timer?

  func begin() {
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("memory") }  // expect: restart_without_invalidate(note)
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

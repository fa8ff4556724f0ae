import UIKit

public final class Poller {
  private let label = UILabel()
  var timer: Timer?

  func start() {
    stop()
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.label.text = Date().description }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    stop()
  }
}

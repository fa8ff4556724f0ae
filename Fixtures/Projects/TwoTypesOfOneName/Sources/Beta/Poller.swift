import UIKit

public final class Poller {
  private let label = UILabel()
  var timer: Timer?

  init() {
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.label.text = Date().description }  // expect: missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

import UIKit

final class EventView: UIView {
  private let label = UILabel()
  private let event: Date
  private var timer: Timer?

  init(event: Date) {
    self.event = event
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func begin() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      label.text = "\(event.timeIntervalSinceNow)"
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

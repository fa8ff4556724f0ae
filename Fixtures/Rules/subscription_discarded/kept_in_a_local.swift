import Combine
import UIKit

final class ClockView: UIView {
  private let label = UILabel()

  func start() {
    let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let subscription = ticks.sink { [weak self] in self?.label.text = $0.description }  // expect: subscription_discarded(error)
    print("started", subscription)
  }
}

import Combine
import UIKit

final class ClockView: UIView {
  private let label = UILabel()
  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private var subscription: AnyCancellable?

  func start() {
    subscription = ticks.sink { [weak self] in self?.label.text = $0.description }
  }
}

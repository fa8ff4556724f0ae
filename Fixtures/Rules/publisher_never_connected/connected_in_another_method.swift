import Combine
import UIKit

final class ClockView: UIView {
  private let label = UILabel()
  private let ticks = Timer.publish(every: 1, on: .main, in: .common)
  private var subscription: AnyCancellable?
  private var connection: Cancellable?

  func prepare() {
    subscription = ticks.sink { [weak self] in self?.label.text = $0.description }
  }

  func start() {
    connection = ticks.connect()
  }
}

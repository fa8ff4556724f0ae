import Combine
import UIKit

final class ClockView: UIView {
  private let label = UILabel()
  private var subscription: AnyCancellable?
  private var connection: Cancellable?

  func start() {
    let ticks = Timer.publish(every: 1, on: .main, in: .common)
    subscription = ticks.sink { [weak self] in self?.label.text = $0.description }
    connection = ticks.connect()
  }

  func stop() {
    connection?.cancel()
    subscription = nil
  }
}

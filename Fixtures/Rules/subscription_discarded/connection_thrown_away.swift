import Combine
import UIKit

final class ClockView: UIView {
  private let label = UILabel()
  private var cancellables: Set<AnyCancellable> = []

  func start() {
    let ticks = Timer.publish(every: 1, on: .main, in: .common)
    ticks
      .sink { [weak self] in self?.label.text = $0.description }
      .store(in: &cancellables)
    _ = ticks.connect()  // expect: subscription_discarded(error)
  }
}

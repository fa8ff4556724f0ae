import Combine
import UIKit

final class ClockView: UIView {
  private let label = UILabel()
  private var cancellables: Set<AnyCancellable> = []

  func start() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] in self?.label.text = $0.description }
      .store(in: &cancellables)
  }
}

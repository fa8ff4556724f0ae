import Combine
import Foundation

final class Clock {
  private let ticks: AnyPublisher<Date, Never>
  private var subscription: AnyCancellable?

  init() {
    ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect().eraseToAnyPublisher()
  }

  func start(_ action: @escaping (Date) -> Void) {
    subscription = ticks.sink(receiveValue: action)
  }
}

import Combine
import Foundation

final class Clock {
  private var cancellables: Set<AnyCancellable> = []

  func start(_ action: @escaping (Date) -> Void) {
    let ticks = Timer.publish(every: 1, on: .main, in: .common)
    ticks.sink(receiveValue: action).store(in: &cancellables)
    ticks.connect().store(in: &cancellables)
  }
}

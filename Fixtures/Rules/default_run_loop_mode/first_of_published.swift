import Combine
import Foundation

final class Warmup {
  private var subscription: AnyCancellable?

  func run(_ work: @escaping () -> Void) {
    subscription = Timer.publish(every: 5, on: .main, in: .default)
      .autoconnect()
      .first()
      .sink { _ in work() }
  }
}

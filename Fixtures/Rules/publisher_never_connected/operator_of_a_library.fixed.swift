import Combine
import CombineExt
import ComposableArchitecture

struct Environment {
  /// Erased by a library, it is as unconnected as before.
  func ticks() -> Effect<Date, Never> {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .eraseToEffect()
  }
}

final class Clock {
  private var subscription: AnyCancellable?

  /// What the operator does is not in sight.
  func start(_ action: @escaping (Date) -> Void) {
    subscription = Timer.publish(every: 1, on: .main, in: .common)
      .shareReplay(1)
      .sink(receiveValue: action)
  }
}

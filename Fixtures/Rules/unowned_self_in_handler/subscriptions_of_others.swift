import Combine
import Foundation

final class Store {
  static var shared: Set<AnyCancellable> = []
}

final class Clock {
  private var ticks = 0
  private var set: Set<AnyCancellable> = []

  /// The subscription is not its own.
  func start() {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [unowned self] _ in self.ticks += 1 }  // expect: unowned_self_in_handler
      .store(in: &Store.shared)
  }

  /// The values come on another queue.
  func startElsewhere() {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .receive(on: DispatchQueue.global())
      .sink { [unowned self] _ in self.ticks += 1 }  // expect: unowned_self_in_handler
      .store(in: &set)
  }
}

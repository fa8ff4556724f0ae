import Combine
import Foundation

extension Timer.TimerPublisher {
  func started(_ action: @escaping (Date) -> Void) -> AnyCancellable {
    autoconnect().sink(receiveValue: action)
  }

  func watched(_ action: @escaping (Date) -> Void) -> AnyCancellable {
    sink(receiveValue: action)
  }
}

final class Clock {
  private var subscriptions: [AnyCancellable] = []

  func start(_ action: @escaping (Date) -> Void) {
    subscriptions.append(
      Timer.publish(every: 1, on: .main, in: .common).started(action))
  }

  func startInVain(_ action: @escaping (Date) -> Void) {
    subscriptions.append(
      Timer.publish(every: 1, on: .main, in: .common)
        .autoconnect()
        .watched(action))
  }
}

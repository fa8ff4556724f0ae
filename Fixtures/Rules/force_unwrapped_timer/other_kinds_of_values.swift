import Combine
import Foundation

/// A publisher is no timer that runs out, and text that is unwrapped is none.
final class Clock {
  private var ticks: Timer.TimerPublisher?
  private var name: String?
  private var subscription: AnyCancellable?

  func start() {
    ticks = Timer.publish(every: 1, on: .main, in: .common)
    subscription = ticks!.autoconnect().sink { _ in print("tick") }
    print(name!.count)
  }
}

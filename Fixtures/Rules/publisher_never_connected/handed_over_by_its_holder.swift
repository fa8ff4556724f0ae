import Combine
import Foundation

/// Whoever takes the publisher may connect it.
final class Clock {
  private let seconds = Timer.publish(every: 1, on: .main, in: .common)
  private let minutes = Timer.publish(every: 60, on: .main, in: .common)
  private let hours = Timer.publish(every: 3600, on: .main, in: .common)
  private let days: Timer.TimerPublisher
  private var shown: Timer.TimerPublisher?
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    days = Timer.publish(every: 86_400, on: .main, in: .common)
  }

  var ticks: Timer.TimerPublisher { seconds }

  func all() -> [Timer.TimerPublisher] { [minutes] }

  func daily() -> Timer.TimerPublisher { return days }

  func show(_ action: @escaping (Date) -> Void) {
    shown = hours
    hours.sink(receiveValue: action).store(in: &subscriptions)
    seconds.sink(receiveValue: action).store(in: &subscriptions)
    minutes.sink(receiveValue: action).store(in: &subscriptions)
    days.sink(receiveValue: action).store(in: &subscriptions)
  }
}

import Combine
import Foundation

func onEachSecond(_ action: @escaping (Date) -> Void) -> AnyCancellable {
  let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  let subscription = ticks.sink(receiveValue: action)
  return subscription
}

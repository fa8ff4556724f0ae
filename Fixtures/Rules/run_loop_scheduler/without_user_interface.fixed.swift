import Combine
import Foundation

final class EventBatcher {
  private let events = PassthroughSubject<String, Never>()
  private var subscription: AnyCancellable?

  init(send: @escaping ([String]) -> Void) {
    subscription = events
      .collect(.byTime(DispatchQueue.main, .seconds(5)))
      .sink(receiveValue: send)
  }

  func record(_ event: String) {
    events.send(event)
  }
}

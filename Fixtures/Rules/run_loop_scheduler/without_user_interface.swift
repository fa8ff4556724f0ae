import Combine
import Foundation

final class EventBatcher {
  private let events = PassthroughSubject<String, Never>()
  private var subscription: AnyCancellable?

  init(send: @escaping ([String]) -> Void) {
    subscription = events
      .collect(.byTime(RunLoop.main, .seconds(5)))  // expect: run_loop_scheduler(note)
      .sink(receiveValue: send)
  }

  func record(_ event: String) {
    events.send(event)
  }
}

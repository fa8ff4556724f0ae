import Combine
import Foundation

final class Poller {
  private let queue = DispatchQueue(label: "poller")
  private var subscription: AnyCancellable?

  func start() {
    queue.async {
      self.subscription = Timer.publish(every: 1, on: .current, in: .common)  // expect: no_run_loop
        .autoconnect()
        .sink { _ in print("poll") }
    }
  }
}

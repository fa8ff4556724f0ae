import Combine
import Foundation

final class Poller {
  private let queue = DispatchQueue(label: "poller")
  private var subscription: AnyCancellable?

  func start() {
    queue.async {
      self.subscription = Timer.publish(every: 1, on: .main, in: .common)
        .autoconnect()
        .sink { _ in print("poll") }
    }
  }
}

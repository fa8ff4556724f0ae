import Combine
import Foundation

@MainActor
final class ExitList {
  init() {
    Self.refreshes().cancel()
  }

  private static func refreshes() -> AnyCancellable {
    Timer.publish(every: 3600, on: .main, in: .common)
      .autoconnect()
      .sink { _ in print("refresh") }  // expect: subscription_discarded(error)
  }
}

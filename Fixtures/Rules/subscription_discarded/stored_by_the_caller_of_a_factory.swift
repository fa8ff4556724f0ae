import Combine
import Foundation

@MainActor
final class ExitList {
  private var subscriptions: Set<AnyCancellable> = []
  private var listeners: [Set<AnyCancellable>] = [[]]

  init() {
    Self.refreshes().store(in: &subscriptions)
    Self.refreshes().store(in: &self.listeners[0])
  }

  private static func refresh() { print("refresh") }

  private static func refreshes() -> AnyCancellable {
    refresh()
    return Timer.publish(every: 3600, on: .main, in: .common)
      .autoconnect()
      .sink { _ in refresh() }
  }
}

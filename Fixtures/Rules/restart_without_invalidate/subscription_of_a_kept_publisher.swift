import Combine
import SwiftUI

// The property holds the publisher, not the subscription: that stays in the set.

final class SessionClock: ObservableObject {
  @Published var seconds = 0
  private var ticks: Publishers.Autoconnect<Timer.TimerPublisher>?
  private var subscriptions = Set<AnyCancellable>()

  func start() {
    ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: restart_without_invalidate(warning)
    ticks?
      .sink { [weak self] _ in self?.seconds += 1 }
      .store(in: &subscriptions)
  }
}

struct SessionView: View {
  @StateObject private var clock = SessionClock()

  var body: some View {
    Text("\(clock.seconds)").onAppear { clock.start() }
  }
}

import Combine
import SwiftUI

// The subscription is replaced with the publisher, and ends then.

final class LapClock: ObservableObject {
  @Published var seconds = 0
  private var ticks: Publishers.Autoconnect<Timer.TimerPublisher>?
  private var subscription: AnyCancellable?

  func start() {
    let publisher = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    ticks = publisher
    subscription = publisher.sink { [weak self] _ in self?.seconds += 1 }
  }
}

struct LapView: View {
  @StateObject private var clock = LapClock()

  var body: some View {
    Text("\(clock.seconds)").onAppear { clock.start() }
  }
}

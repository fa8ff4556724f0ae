import Combine
import SwiftUI

final class Clock: ObservableObject {
  @Published var now = Date()
  private var subscriptions = Set<AnyCancellable>()

  func start() {
    Timer.publish(every: 1, on: .main, in: .common)  // expect: restart_without_invalidate(warning)
      .autoconnect()
      .sink { [weak self] in self?.now = $0 }
      .store(in: &subscriptions)
  }
}

struct ClockView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    Text("\(clock.now)").onAppear { clock.start() }
  }
}

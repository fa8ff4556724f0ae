import Combine
import UIKit

final class UptimeModel: ObservableObject {
  @Published var uptime = 0
  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    ticks
      .sink { _ in self.uptime += 1 }  // expect: strong_self_in_handler(warning)
      .store(in: &cancellables)
  }
}

import Combine
import UIKit

final class UptimeModel: ObservableObject {
  @Published var uptime = 0
  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    ticks
      .sink { [weak self] _ in self?.uptime += 1 }
      .store(in: &cancellables)
  }
}

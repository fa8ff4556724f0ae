import Combine
import UIKit

final class BatteryModel: ObservableObject {
  @Published var readings = 0
  private var cancellables: Set<AnyCancellable> = []

  init() {
    let ticks = Timer.publish(every: 5, on: .main, in: .common).autoconnect()
    ticks
      .sink { [weak self] _ in self?.readings += 1 }
      .store(in: &cancellables)
  }
}

import Combine
import UIKit

final class ClockModel: ObservableObject {
  @Published var now = Date()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] in self?.now = $0 }
      .store(in: &cancellables)
  }
}

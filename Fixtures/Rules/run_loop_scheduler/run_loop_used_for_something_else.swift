import Combine
import UIKit

final class ClockModel: ObservableObject {
  @Published var now = Date()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    Timer.publish(every: 1, on: RunLoop.main, in: .common)
      .autoconnect()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.now = $0 }
      .store(in: &cancellables)
    RunLoop.main.perform(inModes: [.common]) { [weak self] in self?.now = Date() }
  }
}

import AppKit
import Combine

final class GaugeController: NSObject {
  private let level = NSLevelIndicator()
  private var cancellables: Set<AnyCancellable> = []

  func start() {
    Timer.publish(every: 0.1, on: .main, in: .common)
      .autoconnect()
      .debounce(for: 0.05, scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.level.doubleValue = .random(in: 0...1) }
      .store(in: &cancellables)
  }
}

import Combine
import UIKit

final class ImportModel: ObservableObject {
  @Published var progress = 0.0
  private let queue = OperationQueue()
  private var cancellables: Set<AnyCancellable> = []

  func follow(_ progress: AnyPublisher<Double, Never>) {
    progress
      .throttle(for: 0.2, scheduler: queue, latest: true)
      .receive(on: OperationQueue.main)
      .receive(on: ImmediateScheduler.shared)
      .sink { [weak self] in self?.progress = $0 }
      .store(in: &cancellables)
  }
}

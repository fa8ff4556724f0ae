import Combine
import Foundation

/// Where a subject's values come from, whoever sends them knows.
final class Bell {
  private let rings = PassthroughSubject<Int, Never>()
  private var pipelines: Set<AnyCancellable> = []

  func listen() {
    DispatchQueue.global().async {
      self.rings
        .map { number in
          Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in print("silence") }
          return number
        }
        .sink { print($0) }
        .store(in: &self.pipelines)
    }
  }
}

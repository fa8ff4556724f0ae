import Combine
import Foundation

/// A loop of the program's own that is named like none of the two that are known.
extension RunLoop {
  static let worker = RunLoop()
}

final class Feed {
  private let values = PassthroughSubject<Int, Never>()
  private let loop: RunLoop = .worker

  func latest() -> AnyPublisher<Int, Never> {
    values.receive(on: loop).eraseToAnyPublisher()
  }
}

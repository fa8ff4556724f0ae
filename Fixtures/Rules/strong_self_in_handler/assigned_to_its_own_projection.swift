import Combine
import Foundation

/// The projection of a published property keeps nothing.
final class ChessClock: ObservableObject {
  @Published private(set) var text = ""

  private func seconds() -> AnyPublisher<Date, Never> {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .eraseToAnyPublisher()
  }

  func bind() {
    seconds()
      .map { "\($0)" }
      .assign(to: &$text)
  }
}

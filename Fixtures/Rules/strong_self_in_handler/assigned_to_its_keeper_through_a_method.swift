import Combine
import Foundation

/// The pipeline that a method returns ends in a property of the object that keeps the subscription.
final class ExamClock: ObservableObject {
  @Published private(set) var text = ""
  private var subscriptions = Set<AnyCancellable>()

  private func seconds() -> AnyPublisher<Date, Never> {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .eraseToAnyPublisher()
  }

  func bind() {
    seconds()
      .map { "\($0)" }
      .assign(to: \.text, on: self)  // expect: strong_self_in_handler
      .store(in: &subscriptions)
  }
}

import Combine
import Foundation

extension Publisher where Failure == Never {
  /// All screens of the app use it.
  func receiveOnMain(
    store: inout Set<AnyCancellable>, receiveValue: @escaping (Output) -> Void
  ) {
    receive(on: RunLoop.main)  // expect: run_loop_scheduler(note)
      .sink(receiveValue: receiveValue)
      .store(in: &store)
  }
}

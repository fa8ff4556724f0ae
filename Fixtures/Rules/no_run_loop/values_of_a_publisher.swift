import Combine
import Foundation

/// A pipeline's closures run where its publisher sends, not where it is put together.
final class Link {
  private let loop: RunLoop
  private var pipelines: Set<AnyCancellable> = []

  init(loop: RunLoop) {
    self.loop = loop
  }

  private func connection() -> AnyPublisher<Int, Never> {
    Just(1).subscribe(on: loop).eraseToAnyPublisher()
  }

  private func connect() -> AnyPublisher<Int, Never> {
    connection()
      .map { number -> Int in
        Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in print("too late") }
        return number
      }
      .eraseToAnyPublisher()
  }

  func dial() {
    DispatchQueue.global().async {
      self.connect().sink { print($0) }.store(in: &self.pipelines)
    }
  }

  func warnAll(_ names: [String]) {
    DispatchQueue.global().async {
      _ = names.map { name in
        Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in print(name) }  // expect: no_run_loop(error)
      }
    }
  }
}

import Dispatch

/// A private function runs where its callers do.
final class Cache {
  func load() {
    DispatchQueue.global().async { self.fill() }
  }

  private func fill() { print("filled") }
}

// execution
// 5 load: unknown
// 6 closure: on a global queue
// 9 fill: on a global queue

import Foundation

actor Watcher {
  private var count = 0

  func follow(_ values: AsyncStream<Int>) {
    let numbers = AsyncStream<Int> { continuation in
      continuation.yield(1)
      continuation.finish()
    }
    Task {
      for await _ in numbers { count += 1 }
      for await value in values { count += value }
    }
  }
}

final class Metrics {
  static let shared = Metrics()

  private var samples = 0

  private init() {
    Task {
      while true {
        samples += 1
        try? await Task.sleep(nanoseconds: 10_000_000_000)
      }
    }
  }
}

import Foundation

actor Dialer {
  private let clock = ContinuousClock()
  private var job: Task<Void, Error>?

  func dialLightly() {
    job?.cancel()
    job = Task { [weak self] in
      while true {
        try await Task.sleep(for: .seconds(30))
        guard let self else { return }
        if await self.connects() { return }
      }
    }
  }

  private func connects() async -> Bool { true }

  deinit {
    job?.cancel()
  }
}

import Foundation

actor Dialer {
  private let clock = ContinuousClock()
  private var job: Task<Void, Error>?

  func dial() {
    job?.cancel()
    job = Task { [weak self] in  // expect: weak_capture_then_strong_loop(note)
      while true {
        guard let self else { return }
        try await self.clock.sleep(for: .seconds(30))
        if await self.connects() { return }
      }
    }
  }

  private func connects() async -> Bool { true }

  deinit {
    job?.cancel()
  }
}

import Foundation

/// The one that the program waits for.
actor Server {
  private let name: String
  private var sweeps = 0

  init(name: String) {
    self.name = name
  }

  func serve() async throws {
    Task { await sweep() }
    try await Task.sleep(for: .seconds(86_400))
  }

  private func sweep() async {
    while true {
      sweeps += 1
      try? await Task.sleep(for: .seconds(60))
    }
  }
}

/// Made for each guest.
actor Guest {
  private var turns = 0

  static func welcome() {
    let guest = Guest()
    Task { await guest.stay() }
  }

  func stay() {
    Task { await turn() }  // expect: uncancelled_timer_task
  }

  private func turn() async {
    while true {
      turns += 1
      try? await Task.sleep(for: .seconds(60))
    }
  }
}

import SwiftUI

/// Where a regular stop cancels the loop, the useless `[weak self]` harms nobody.
final class Connection {
  private var heartbeat: Task<Void, Never>?
  private var beats = 0

  func connect() {
    heartbeat?.cancel()
    heartbeat = Task { [weak self] in  // expect: weak_capture_then_strong_loop(note)
      guard let self else { return }
      while !Task.isCancelled {
        self.beats += 1
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }

  func disconnect() {
    heartbeat?.cancel()
    heartbeat = nil
  }
}

final class Session {
  private let connection = Connection()

  func begin() { connection.connect() }
  func end() { connection.disconnect() }
}

@MainActor
final class BusesModel: ObservableObject {
  @Published private(set) var count = 0
  private var refreshing: Task<Void, Never>?

  func startRefreshing() {
    refreshing?.cancel()
    refreshing = Task { [weak self] in  // expect: weak_capture_then_strong_loop(note)
      await self?.refreshForEver()
    }
  }

  func stopRefreshing() {
    refreshing?.cancel()
    refreshing = nil
  }

  private func refreshForEver() async {
    while !Task.isCancelled {
      count += 1
      try? await Task.sleep(for: .seconds(30))
    }
  }

  deinit {
    refreshing?.cancel()
  }
}

struct BusesView: View {
  @StateObject private var model = BusesModel()

  var body: some View {
    Text("\(model.count)")
      .task { model.startRefreshing() }
      .onDisappear { model.stopRefreshing() }
  }
}

/// The stop is for pauses: it was the deinitializer that should end the loop.
final class Watchdog {
  private var watching: Task<Void, Never>?
  private var rounds = 0

  func start() {
    watching?.cancel()
    watching = Task { [weak self] in  // expect: weak_capture_then_strong_loop(warning)
      guard let self else { return }
      while !Task.isCancelled {
        self.rounds += 1
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }

  func pause() {
    watching?.cancel()
    watching = nil
  }

  deinit {
    watching?.cancel()
  }
}

final class Device {
  private let watchdog = Watchdog()

  func wake() { watchdog.start() }
  func sleep() { watchdog.pause() }
}

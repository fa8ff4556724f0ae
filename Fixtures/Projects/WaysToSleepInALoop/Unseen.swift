import Foundation

/// Nobody here awaits it, and whoever does may be cancelled.
func waitForFile() async {
  while !FileManager.default.fileExists(atPath: "a") {
    try? await Task.sleep(for: .seconds(1))  // expect: sleep_loop_ignores_cancellation(note)
  }
}

/// Nobody can await it.
private func waitForNothing() async {
  while !FileManager.default.fileExists(atPath: "b") {
    try? await Task.sleep(for: .seconds(1))
  }
}

/// Only a test does.
func waitInTests() async {
  while !FileManager.default.fileExists(atPath: "c") {
    try? await Task.sleep(for: .seconds(1))
  }
}

public final class Files {
  /// Others await what awaits this.
  private func waitHere() async {
    while !FileManager.default.fileExists(atPath: "d") {
      try? await Task.sleep(for: .seconds(1))  // expect: sleep_loop_ignores_cancellation(note)
    }
  }

  public func open() async { await waitHere() }

  /// Only a task that nobody keeps does.
  private func waitAlone() async {
    while !FileManager.default.fileExists(atPath: "e") {
      try? await Task.sleep(for: .seconds(1))
    }
  }

  public func begin() { Task { await waitAlone() } }

  /// A function that was not read awaits the closure.
  private func waitBesideOthers() async {
    while !FileManager.default.fileExists(atPath: "f") {
      try? await Task.sleep(for: .seconds(1))  // expect: sleep_loop_ignores_cancellation(note)
    }
  }

  public func beginBesideOthers() { schedule { await self.waitBesideOthers() } }

  /// It awaits itself alone.
  private func waitAgain() async {
    while !FileManager.default.fileExists(atPath: "g") {
      try? await Task.sleep(for: .seconds(1))
    }
    await waitAgain()
  }
}

public protocol Waiting {
  func waitUntilReady() async
}

/// Whoever has such a value awaits it.
struct FileWaiting: Waiting {
  func waitUntilReady() async {
    while !FileManager.default.fileExists(atPath: "h") {
      try? await Task.sleep(for: .seconds(1))  // expect: sleep_loop_ignores_cancellation(note)
    }
  }
}

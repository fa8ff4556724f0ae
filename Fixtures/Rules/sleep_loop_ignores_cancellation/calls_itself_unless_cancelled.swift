import Foundation

/// The recursion ends when the task is cancelled, or nobody cancels the task.
@MainActor
final class Current {
  private var task: Task<Void, Never>?
  private var speed = 0

  func start(_ kind: Int) {
    guard task == nil else { return }
    task = Task {
      switch kind {
      case 0: await check()
      case 1: try? await fail()
      default: await leave()
      }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }

  private func check() async {
    speed += 1
    try? await Task.sleep(for: .seconds(2))
    if Task.isCancelled { return }
    await check()
  }

  private func fail() async throws {
    speed += 1
    try await Task.sleep(for: .seconds(2))
    try await fail()
  }

  private func leave() async {
    speed += 1
    do {
      try await Task.sleep(for: .seconds(2))
    } catch {
      return
    }
    await leave()
  }
}

/// What is called has the same name and other labels.
extension Task where Success == Never, Failure == Never {
  static func sleep(seconds: Double) async {
    try? await Task.pause(seconds: seconds)
  }

  static func pause(seconds: Double) async throws {
    try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  }
}

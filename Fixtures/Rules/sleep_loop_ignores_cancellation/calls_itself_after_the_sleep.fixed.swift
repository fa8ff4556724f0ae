import Foundation

/// A function that calls itself is a loop: cancelled, it calls itself without a pause.
@MainActor
final class Tide {
  private var task: Task<Void, Never>?
  private var level = 0

  func start() {
    guard task == nil else { return }
    task = Task { await rise(by: 1) }
  }

  func startInTurns() {
    guard task == nil else { return }
    task = Task { await ebb() }
  }

  func stop() {
    task?.cancel()
    task = nil
  }

  private func rise(by step: Int) async {
    level += step
    try? await Task.sleep(for: .seconds(2))
    if Task.isCancelled { return }
    await rise(by: step)
  }

  private func ebb() async {
    level -= 1
    do {
      try await Task.sleep(for: .seconds(2))
    } catch {
      print(error)
    }
    await flow()
  }

  private func flow() async {
    level += 1
    await ebb()
  }
}

public actor Pump {
  private var strokes = 0

  /// Its callers were not read.
  public func pump() async {
    strokes += 1
    try? await Task.sleep(for: .seconds(2))
    if Task.isCancelled { return }
    await pump()
  }
}

import Foundation

final class CallFinder {
  private var calls: [String] = []

  /// Nobody can cancel the task, which only this function waits for.
  func find(_ name: String) async -> String? {
    let task: Task<String?, Never> = .init { [weak self] in
      var turn = 0
      while turn < 30 {
        turn += 1
        guard let self else { return nil }
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        if let found = calls.first(where: { $0 == name }) { return found }
      }
      return nil
    }
    return await task.value
  }
}

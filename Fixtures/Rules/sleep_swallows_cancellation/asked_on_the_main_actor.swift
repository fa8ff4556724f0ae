final class Reminder {
  private var tasks: [String: Task<Void, Never>] = [:]
  private var fired = 0

  func schedule(_ id: String, after seconds: Double) {
    tasks[id]?.cancel()
    tasks[id] = Task { [weak self] in
      try? await Task.sleep(for: .seconds(seconds))
      await MainActor.run {
        guard let self, !Task.isCancelled else { return }
        self.fired += 1
      }
    }
  }
}

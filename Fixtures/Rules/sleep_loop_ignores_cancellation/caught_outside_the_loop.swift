final class Updater {
  private var task: Task<Void, Never>?

  func start(_ isUnderWay: @escaping () async throws -> Bool) {
    task?.cancel()
    task = Task { [weak self] in
      do {
        while try await isUnderWay() {
          try await Task.sleep(for: .seconds(10))
        }
      } catch {
        print(error)
      }
      self?.task = nil
    }
  }

  func stop() {
    task?.cancel()
  }
}

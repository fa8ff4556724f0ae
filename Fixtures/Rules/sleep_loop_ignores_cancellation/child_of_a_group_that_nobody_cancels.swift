func fetchAll(_ keys: [Int], isReady: @escaping @Sendable (Int) -> Bool) async {
  await withTaskGroup(of: Void.self) { group in
    for key in keys {
      group.addTask {
        while !isReady(key) {
          try? await Task.sleep(for: .seconds(1))
        }
      }
    }
  }
}

func prefetch() {
  Task { await fetchAll([1, 2]) { _ in true } }
}

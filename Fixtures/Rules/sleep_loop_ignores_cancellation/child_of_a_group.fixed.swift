func firstAnswer(_ ask: @escaping @Sendable () async -> Int) async -> Int? {
  await withTaskGroup(of: Int?.self) { group in
    group.addTask { await ask() }
    group.addTask {
      while !Task.isCancelled {
        print("waiting")
        try? await ContinuousClock().sleep(for: .seconds(1))
      }
    }
    let answer = await group.next() ?? nil
    group.cancelAll()
    return answer
  }
}

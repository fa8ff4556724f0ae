/// The program's delegate keeps the only one.
public final class Player {
  private var checks: Task<Void, Never>?
  private var count = 0

  public init() {}

  public func startChecks() {
    guard checks == nil else { return }
    checks = Task { await check() }
  }

  private func check() async {
    while !Task.isCancelled {
      count += 1
      try? await Task.sleep(for: .seconds(3600))
    }
  }
}

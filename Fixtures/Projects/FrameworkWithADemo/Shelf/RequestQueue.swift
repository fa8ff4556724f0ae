/// The demo keeps its only one as long as it runs; other programs may not.
public final class RequestQueue {
  private var waiting: [String] = []

  public init() {}

  public func start() {
    Task {  // expect: uncancelled_timer_task(warning)
      while true {
        waiting.removeAll()
        try? await Task.sleep(nanoseconds: 50_000_000)
      }
    }
  }
}

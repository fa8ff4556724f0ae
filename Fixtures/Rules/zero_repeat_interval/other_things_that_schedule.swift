import Foundation

struct Planner {
  func schedule(_ name: String, repeating count: Int) {}
  func schedule(after: Double, interval: Double) {}
}

/// Nothing here is a timer source.
func plan(_ planner: Planner, _ queue: OperationQueue) {
  planner.schedule("walk", repeating: 0)
  planner.schedule(after: 1, interval: 0)
}

func remind(_ source: DispatchSourceTimer, _ isFast: Bool) {
  source.schedule(deadline: .now() + 1, repeating: .milliseconds(10))
  source.schedule(deadline: .now() + 1, repeating: .distant(0))
}

extension DispatchTimeInterval {
  static func distant(_ count: Int) -> DispatchTimeInterval { .seconds(3600 + count) }
}

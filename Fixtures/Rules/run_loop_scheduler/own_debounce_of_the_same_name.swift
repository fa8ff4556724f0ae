import Foundation

/// The project's own: nothing of Combine's.
struct Debouncer {
  func debounce(for interval: TimeInterval, scheduler: RunLoop, _ action: @escaping () -> Void) {
    scheduler.perform(inModes: [.common], block: action)
  }
}

func save(_ text: String, with debouncer: Debouncer) {
  debouncer.debounce(for: 0.3, scheduler: RunLoop.main) { print(text) }
}

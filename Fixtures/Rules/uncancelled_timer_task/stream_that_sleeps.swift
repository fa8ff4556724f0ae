import Foundation

actor Watcher {
  private var count = 0

  func watch() {
    let beats = AsyncStream { try? await Task.sleep(for: .seconds(3)) }
    Task {  // expect: uncancelled_timer_task
      for await _ in beats {
        count += 1
      }
    }
  }
}

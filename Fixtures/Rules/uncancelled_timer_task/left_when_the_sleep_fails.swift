import Foundation

final class Poller {
  private var count = 0

  func start() {
    Task {  // expect: uncancelled_timer_task
      while true {
        guard (try? await Task.sleep(for: .seconds(5))) != nil else { return }
        self.count += 1
      }
    }
  }
}

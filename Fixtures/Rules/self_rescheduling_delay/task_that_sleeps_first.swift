import Foundation

final class Feed {
  func refresh() {
    print("refresh")
    Task {  // expect: self_rescheduling_delay(note)
      try await Task.sleep(nanoseconds: 60_000_000_000)
      self.refresh()
    }
  }
}

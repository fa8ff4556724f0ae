import Foundation

final class Feed {
  func refresh() {
    print("refresh")
    Task { [weak self] in
      try await Task.sleep(nanoseconds: 60_000_000_000)
      self?.refresh()
    }
  }
}

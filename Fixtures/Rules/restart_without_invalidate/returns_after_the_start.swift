import Foundation

/// The loop is left with the first start.
final class Finder {
  private var timer: Timer?
  private var seconds = 0

  init(_ names: [String]) {
    for name in names where !name.isEmpty {
      if name.hasPrefix("a") { count() }
      return
    }
  }

  private func count() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }  // expect: default_run_loop_mode(note)
  }

  deinit { timer?.invalidate() }
}

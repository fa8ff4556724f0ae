import Foundation

final class Banner {
  private(set) var isShown = false
  private var shows = 0

  /// What it compares was not noted before the delay.
  func show() {
    isShown = true
    shows += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in  // expect: stale_delayed_reset
      guard let self else { return }
      let now = self.shows
      if now == 0 { return }
      self.isShown = false
    }
  }

  /// What it captures was.
  func flash() {
    isShown = true
    shows += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self, shows] in
      if shows != self?.shows { return }
      self?.isShown = false
    }
  }
}

import UIKit

/// Between two ends the view scrolls, which cancels the old task.
@MainActor
final class Gallery: UIViewController, UIScrollViewDelegate {
  private var refresh: Task<Void, Never>?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    refresh?.cancel()
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    refreshSoon()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate {
      refreshSoon()
    }
  }

  private func refreshSoon() {
    refresh = Task { [weak self] in
      do {
        try await Task.sleep(for: .milliseconds(200))
      } catch {
        return
      }
      self?.view.setNeedsLayout()
    }
  }
}

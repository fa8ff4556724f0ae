import UIKit

/// The poll has nothing to do while the screen is there; the observer ends it together with what it shows.
final class Bookmarks: UICollectionViewController {
  private let backButton = UIButton()
  private var poll: Timer?
  private var isEditingRows = false {
    didSet {
      if isEditingRows {
        backButton.alpha = CGFloat(rows) / 10
        guard poll == nil else { return }
        poll = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
          guard let self, self.view.window == nil else { return }
          self.isEditingRows = false
        }
      } else {
        backButton.isEnabled = rows > 0
        poll?.invalidate()
        poll = nil
      }
    }
  }
  private var rows = 0

  func edit() { isEditingRows = true }

  deinit { poll?.invalidate() }
}

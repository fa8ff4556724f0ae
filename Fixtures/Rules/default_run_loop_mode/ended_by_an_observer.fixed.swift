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
        let poll = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
          guard let self, self.view.window == nil else { return }
          self.isEditingRows = false
        }
        RunLoop.current.add(poll, forMode: .common)
        self.poll = poll
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

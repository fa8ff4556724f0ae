import UIKit

extension Notification.Name {
  static let albumChanged = Notification.Name("albumChanged")
}

/// How often the album changes while the timer runs, the posts do not show.
final class AlbumView: UIView {
  private var timer: Timer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    NotificationCenter.default.addObserver(self, selector: #selector(albumChanged), name: .albumChanged, object: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  @objc private func albumChanged() {
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }  // expect: restart_without_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

final class AlbumHelper {
  func add(_ paths: [String]) {
    guard paths.isEmpty else { return }
    NotificationCenter.default.post(name: .albumChanged, object: nil)
  }
}

import UIKit

/// Somebody sets it to the common modes.
final class AlbumView: UIScrollView {
  private let label = UILabel()
  private var timer: Timer?
  var mode: RunLoop.Mode = .default

  func play() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: mode)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

func makeAlbum() -> AlbumView {
  let view = AlbumView()
  view.mode = .common
  return view
}

import UIKit

enum Playback {
  case stopped
  case playing
  case searching(wasPlaying: Bool)
}

/// A search ends the timer; nothing but the one start makes it.
final class PlaybackController: UIViewController {
  private var progress: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    show(.playing)
  }

  @IBAction private func search(_ sender: UISlider) {
    show(.searching(wasPlaying: sender.isTracking))
  }

  private func show(_ playback: Playback) {
    switch playback {
    case .playing:
      let progress = Timer(timeInterval: 5, repeats: true) { _ in print("tick") }
      RunLoop.main.add(progress, forMode: .common)
      self.progress = progress
    case .searching, .stopped:
      progress?.invalidate()
    }
  }

  deinit {
    progress?.invalidate()
  }
}

import Foundation

/// Told when the state has changed: it starts twice only if the same state is told twice.
final class ElapsedTime: NSObject {
  private var timer: Timer?
  private var isPlaying = false

  func watch() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(playbackStateDidChange), name: Notification.Name("PlayerStateDidChange"), object: nil)
  }

  func play() {
    isPlaying = true
  }

  @objc private func playbackStateDidChange() {
    if isPlaying {
      start()
    } else {
      stop()
    }
  }

  private func start() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stop() {
    timer?.invalidate()
  }
}

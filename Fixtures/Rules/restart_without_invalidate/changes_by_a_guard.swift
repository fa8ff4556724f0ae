import Foundation

final class PlayTime: NSObject {
  private var timer: Timer?
  private var isPlaying = false

  func watch() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(stateDidChange), name: Notification.Name("PlayerStateDidChange"), object: nil)
  }

  @objc private func stateDidChange() {
    guard timer == nil, isPlaying else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}

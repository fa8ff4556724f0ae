import AVFoundation

/// Each change of the rate resumes once more.
final class RateFollower: NSObject {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private let player: AVPlayer

  init(player: AVPlayer) {
    self.player = player
    super.init()
    timer.setEventHandler { print("tick") }
    timer.schedule(deadline: .now(), repeating: 1)
    player.addObserver(self, forKeyPath: #keyPath(AVPlayer.rate), options: [], context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if keyPath == #keyPath(AVPlayer.rate) {
      timer.resume()  // expect: untracked_suspension
    }
  }

  deinit {
    timer.activate()
  }
}

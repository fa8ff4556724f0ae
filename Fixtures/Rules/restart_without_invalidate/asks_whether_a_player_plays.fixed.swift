import AVFoundation
import UIKit

final class PlayerScreen: UIViewController {
  private var player: AVAudioPlayer?
  private var timer: Timer?
  private var clock: Timer?
  private var position = 0.0
  var isAllowed = true

  /// Whether it still plays the second time, the player knows.
  @IBAction func toggle(_ sender: UIButton) {
    guard player?.isPlaying == false else { return }
    player?.play()
    timer?.invalidate()
    timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.position += 0.5 }
    timer.map { RunLoop.main.add($0, forMode: .common) }
  }

  /// The first branch asks nothing of the kind.
  @IBAction func count(_ sender: UIButton) {
    guard isAllowed else { return }
    clock?.invalidate()
    clock = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.position += 1 }
    clock.map { RunLoop.main.add($0, forMode: .common) }
  }

  @IBAction func stop(_ sender: UIButton) {
    player?.stop()
    timer?.invalidate()
    clock?.invalidate()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    clock?.invalidate()
  }
}

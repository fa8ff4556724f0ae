import UIKit

final class Metronome {
  static let shared = Metronome()
  var beat: Timer?

  func stop() {
    beat?.invalidate()
    beat = nil
  }
}

final class ScoreController: UIViewController {
  private var beat: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    Metronome.shared.beat = beat
    let beat = Timer(timeInterval: 5, repeats: true) { _ in print("beat") }  // expect: missing_invalidate
    RunLoop.main.add(beat, forMode: .common)
    self.beat = beat
    Metronome.shared.stop()
  }
}

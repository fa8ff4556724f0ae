import UIKit

final class RecordingViewController: UIViewController {
  private let label = UILabel()
  private var timer: Timer?
  private var seconds = 0

  func startRecording() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stopRecording() {
    timer = nil  // expect: missing_invalidate(warning)
    seconds = 0
  }

  private func tick() {
    seconds += 1
    label.text = "\(seconds)"
  }
}

import Foundation

final class LevelMeter: NSObject {
  private var timer: Timer?
  private var isRecording = false

  func watch() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(recordingDidChange), name: Notification.Name("RecordingDidChange"), object: nil)
  }

  @objc private func recordingDidChange() {
    stop()
    if isRecording { start() }
  }

  private func start() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("level") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stop() {
    timer?.invalidate()
  }
}

import Foundation

final class Recorder: NSObject {
  private var timer: Timer?
  private var samples = 0

  func begin() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(sample), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func sample() { samples += 1 }
}

final class Compressor: NSObject {
  private var timer: Timer?
  private var rounds = 0

  func begin() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(compress), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func compress() { rounds += 1 }
}

/// Each is made when it is first asked for, and kept.
final class Services {
  static let shared = Services()

  private var keptRecorder: Recorder?
  private var keptCompressor: Compressor?

  private init() {}

  var recorder: Recorder {
    if let existing = keptRecorder {
      return existing
    }
    let recorder = Recorder()
    keptRecorder = recorder
    recorder.begin()
    return recorder
  }

  func prepare() {
    guard keptCompressor == nil else { return }
    keptCompressor = Compressor()
    keptCompressor?.begin()
  }
}

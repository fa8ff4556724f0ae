import Foundation

/// Only the singleton makes one, and keeps it for the life of the program.
final class Station {
  static let shared = Station()
  let recorder = Recorder()

  private init() {}
}

final class Recorder {
  private var timer: Timer?
  private var samples = 0

  fileprivate init() {
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(sample), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func sample() {
    samples += 1
  }
}

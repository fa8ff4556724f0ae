import Foundation

final class AddedBeats {
  private var timers: [Timer] = []

  func prepare() {
    timers.append(Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.beat() })
  }

  func start() {
    timers.forEach { RunLoop.main.add($0, forMode: .common) }
  }

  func stop() {
    timers.forEach { $0.invalidate() }
    timers.removeAll()
  }

  private func beat() {}
}

import Foundation

final class Beats {
  private var timers: [Timer] = []

  func start() {
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.beat() }  // expect: never_started
    timers.append(timer)
  }

  func stop() {
    timers.forEach { $0.invalidate() }
    timers.removeAll()
  }

  private func beat() {}
}

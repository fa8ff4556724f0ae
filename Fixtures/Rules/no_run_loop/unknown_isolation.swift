import Foundation

final class Importer {
  private var timedOut = false

  func run() async {
    RunLoop.main.add(Timer(timeInterval: 5, repeats: false) { [weak self] _ in self?.timedOut = true }, forMode: .common)
    await Task.yield()
    schedule()
  }

  private func schedule() {
    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in self?.timedOut = true }
  }
}

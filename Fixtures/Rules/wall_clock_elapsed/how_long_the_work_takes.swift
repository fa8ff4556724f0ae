import Foundation

final class Cleaner {
  private var timer: Timer?

  func begin(_ clean: @escaping () -> Void) {
    timer?.invalidate()
    let timer = Timer(timeInterval: 60, repeats: true) { _ in
      let start = Date()
      clean()
      print("cleaned in \(-start.timeIntervalSinceNow) s")
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

import UIKit

final class Stopwatch {
  var timer: Timer?
  var seconds = 0

  deinit {
    timer?.invalidate()
  }
}

final class StopwatchViewController: UIViewController {
  private let stopwatch = Stopwatch()

  func start() {
    stopwatch.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak stopwatch] _ in stopwatch?.seconds += 1 }
    RunLoop.main.add(timer, forMode: .common)
    stopwatch.timer = timer
  }
}

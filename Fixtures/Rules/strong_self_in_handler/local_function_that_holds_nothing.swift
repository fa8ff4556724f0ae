import Foundation

final class Clock {
  private var seconds = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    func log(_ seconds: Int?) {
      print(seconds ?? 0)
    }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      log(self?.seconds)
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
  }

  deinit {
    timer?.invalidate()
  }
}

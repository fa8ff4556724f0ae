import Foundation

final class Ticker {
  private weak var timer: Timer?

  init() {
    #if os(macOS)
    let timer = Timer(timeInterval: 5, repeats: true) { _ in print("tick") }
    #else
    var timer = Timer(timeInterval: 9, repeats: true) { _ in print("tick") }
    #endif
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }

  deinit {
    timer?.invalidate()
  }
}

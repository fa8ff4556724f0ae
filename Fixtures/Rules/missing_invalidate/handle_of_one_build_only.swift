import Foundation

final class Sampler {
  private var timer: Timer?

  init() {
    #if os(macOS)
    let timer = Timer(timeInterval: 5, repeats: true) { _ in print("sample") }
    self.timer = timer
    #else
    let timer = Timer(timeInterval: 9, repeats: true) { _ in print("sample") }  // expect: missing_invalidate
    #endif
    RunLoop.main.add(timer, forMode: .common)
  }

  deinit {
    timer?.invalidate()
  }
}

#if os(macOS)
import AppKit
#else
import UIKit
#endif

final class ClockModel {
  private var ticks = 0
  private var timer: Timer?

  func start() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.ticks += 1 }  // expect: missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  #if os(macOS)
  deinit {
    timer?.invalidate()
  }
  #endif
}

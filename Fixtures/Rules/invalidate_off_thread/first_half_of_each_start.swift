import AppKit
import Foundation

/// Each time the application becomes active, it starts again.
actor RateStore {
  private var pull: Timer?

  nonisolated func startPulling() {
    Task { @MainActor [weak self] in
      let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
        Task { await self?.load() }
      }
      RunLoop.main.add(timer, forMode: .common)
      await self?.keep(timer)
    }
  }

  private func keep(_ timer: Timer) {
    pull?.invalidate()  // expect: invalidate_off_thread(warning)
    pull = timer
  }

  private func load() {}
}

final class AppDelegate: NSObject, NSApplicationDelegate {
  private var rates: RateStore?

  func applicationDidFinishLaunching(_ notification: Notification) {
    rates = RateStore()
  }

  func applicationDidBecomeActive(_ notification: Notification) {
    rates?.startPulling()
  }
}

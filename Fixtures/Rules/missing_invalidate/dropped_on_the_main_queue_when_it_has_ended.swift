import Foundation

/// Each drop follows an end, or asks first.
final class Session {
  private var pings = 0
  private var pinger: Timer?
  private var isOpen = false

  @MainActor func open() {
    pinger?.invalidate()
    isOpen = true
    let pinger = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.pings += 1 }
    RunLoop.main.add(pinger, forMode: .common)
    self.pinger = pinger
  }

  @MainActor func close() {
    pinger?.invalidate()
    DispatchQueue.main.async { self.pinger = nil }
  }

  @MainActor func end() {
    pinger?.invalidate()
    forget()
  }

  private func forget() {
    DispatchQueue.main.async { [weak self] in self?.pinger = nil }
  }

  @MainActor func clean() {
    DispatchQueue.main.async { [weak self] in
      guard let self, !self.isOpen else { return }
      self.pinger = nil
    }
  }

  @MainActor func cleanLater() {
    guard !isOpen else { return }
    DispatchQueue.main.async { self.pinger = nil }
  }

  deinit { pinger?.invalidate() }
}

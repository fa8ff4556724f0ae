import Combine
import Foundation
import UIKit

/// What starts it is followed by what ends it, comes once, or asks first.
@MainActor final class Refresher {
  private var refreshes = 0
  private var timer: Timer?
  private var cancellables: Set<AnyCancellable> = []

  init() {
    let center = NotificationCenter.default
    center.publisher(for: UIApplication.willEnterForegroundNotification)
      .sink { [weak self] _ in self?.begin() }
      .store(in: &cancellables)
    center.publisher(for: UIApplication.didEnterBackgroundNotification)
      .sink { [weak self] _ in self?.stop() }
      .store(in: &cancellables)
  }

  private func begin() {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.refresh() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func refresh() {
    refreshes += 1
  }

  func stop() { timer?.invalidate() }
}

@MainActor final class Starter {
  private var starts = 0
  private var timer: Timer?
  private var cancellables: Set<AnyCancellable> = []

  init(ready: Notification.Name) {
    NotificationCenter.default.publisher(for: ready)
      .first()
      .sink { [weak self] _ in self?.begin() }
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: .NSSystemTimeZoneDidChange)
      .sink { [weak self] _ in
        guard self?.timer == nil else { return }
        self?.begin()
      }
      .store(in: &cancellables)
  }

  private func begin() {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.count() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func count() {
    starts += 1
  }

  func stop() { timer?.invalidate() }
}

import Combine
import Foundation
import UIKit

@MainActor final class Refresher {
  private var refreshes = 0
  private var timer: Timer?
  private var cancellables: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: .NSSystemTimeZoneDidChange)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.begin() }
      .store(in: &cancellables)
  }

  private func begin() {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in  // expect: restart_without_invalidate(warning)
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

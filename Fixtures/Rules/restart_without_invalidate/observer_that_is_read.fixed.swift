import Combine
import Foundation

/// A lazy property gets its value at its first use: the initializer uses the subscription.
final class PumpSync {
  static let shared = PumpSync()

  private let settings = PassthroughSubject<Bool, Never>()
  private var timer: Timer?
  private var fetches = 0
  private lazy var observer = settings.sink { [weak self] _ in self?.startFetching() }

  private init() {
    _ = observer
    startFetching()
  }

  func change() {
    settings.send(true)
  }

  func end() {
    timer?.invalidate()
  }

  private func startFetching() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.fetches += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

func startSyncing() {
  PumpSync.shared.change()
}

func endSyncing() {
  PumpSync.shared.end()
}

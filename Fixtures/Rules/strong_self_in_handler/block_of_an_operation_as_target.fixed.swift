import Foundation

/// Timers had no blocks before iOS 10: the operation runs its block at each fire.
final class Transactions {
  private var pending: Timer?
  private var updates: Timer?

  func start() {
    pending = Timer.scheduledTimer(
      timeInterval: 5,
      target: BlockOperation { [weak self] in
        self?.fetch()
      }, selector: #selector(Operation.main), userInfo: nil, repeats: true)
    updates = Timer.scheduledTimer(
      timeInterval: 30,
      target: BlockOperation { [weak self] in
        self?.fetch()
      }, selector: #selector(Operation.main), userInfo: nil, repeats: true)
  }

  func stop() {
    pending?.invalidate()
    updates?.invalidate()
  }

  private func fetch() {}
}

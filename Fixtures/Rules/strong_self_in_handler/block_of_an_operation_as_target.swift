import Foundation

/// Timers had no blocks before iOS 10: the operation runs its block at each fire.
final class Transactions {
  private var pending: Timer?
  private var updates: Timer?

  func start() {
    pending = Timer.scheduledTimer(  // expect: default_run_loop_mode(note), restart_without_invalidate(note)
      timeInterval: 5,
      target: BlockOperation {  // expect: strong_self_in_handler(note)
        self.fetch()
      }, selector: #selector(Operation.main), userInfo: nil, repeats: true)
    updates = Timer.scheduledTimer(  // expect: default_run_loop_mode(note), restart_without_invalidate(note)
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

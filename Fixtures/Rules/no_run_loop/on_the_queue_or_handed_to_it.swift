import Foundation

final class Link {
  private let queue = DispatchQueue(label: "link")
  private let key = DispatchSpecificKey<Bool>()
  private var timer: Timer?

  private var isOnQueue: Bool { DispatchQueue.getSpecific(key: key) == true }

  private func onQueue(_ work: @escaping () -> Void) {
    if isOnQueue {
      work()
    } else {
      queue.async(execute: work)
    }
  }

  func connect() {
    onQueue {
      guard self.timer == nil else { return }
      self.timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("ping") }  // expect: no_run_loop
    }
  }

  deinit {
    timer?.invalidate()
  }
}

import Foundation
import ListKit

/// What it overrides shows that it has a superclass. What that conforms to is no reason to call other methods of it.
final class RateList: RemoteList<Double> {
  private var timer: Timer?

  override func reload() {
    poll()
  }

  func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(  // expect: invalidate_only_in_deinit(warning)
      timeInterval: 10, target: self, selector: #selector(poll), userInfo: nil, repeats: true)
  }

  func stopObserving() {
    timer?.invalidate()
  }

  deinit { stopObserving() }

  @objc private func poll() { print("rates") }
}

/// This may be a protocol, which may require the method.
final class RateFeed: Observing {
  private var timer: Timer?

  func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(  // expect: target_retained(note)
      timeInterval: 10, target: self, selector: #selector(poll), userInfo: nil, repeats: true)
  }

  func stopObserving() {
    timer?.invalidate()
  }

  deinit { stopObserving() }

  @objc private func poll() { print("rates") }
}

func showOnce() {
  let list = RateList()
  list.start()
  let feed = RateFeed()
  feed.start()
}

showOnce()
RunLoop.main.run()

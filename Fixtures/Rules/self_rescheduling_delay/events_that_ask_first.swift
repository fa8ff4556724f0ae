import UIKit

/// What asks first may ask whether the chain lives.
final class FeedViewController: UIViewController {
  private var isLoading = false
  private var level = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isLoading ? () : load()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    switch level {
    case 0: load()
    default: break
    }
  }

  private func load() {
    isLoading = true
    level += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) {  // expect: self_rescheduling_delay(note)
      self.load()
    }
  }
}

/// Nobody calls it but its own delay, and a closure that is only kept.
final class Poller {
  private var restart: (() -> Void)?

  func prepare() {
    restart = { self.poll() }
  }

  func poll() {
    print("poll")
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) {  // expect: self_rescheduling_delay(note)
      self.poll()
    }
  }
}

import UIKit

private func later(_ work: @escaping () -> Void) { DispatchQueue.main.async { work() } }

/// What the helper runs for the screen it does not run for the cache.
final class CacheKeeper {
  private var count = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      later { self?.count += 1 }
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }
}

final class ListViewController: UITableViewController {
  private var count = 0
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      later { self?.show() }
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    count += 1
    title = "\(count)"
  }
}

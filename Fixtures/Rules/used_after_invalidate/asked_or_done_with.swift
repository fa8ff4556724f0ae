import UIKit

final class Sync {
  private let timer: Timer

  init() {
    timer = Timer(timeInterval: 30, repeats: true) { _ in print("upload") }
    RunLoop.main.add(timer, forMode: .common)
  }

  func pause() { timer.invalidate() }

  func uploadIfRunning() {
    if timer.isValid { timer.fire() }
  }

  func upload(_ isWanted: Bool) {
    guard isWanted else { return }
    timer.fire()
  }

  func upload(_ kind: Int) {
    switch kind {
    case 1: timer.fire()
    default: break
    }
  }

  func uploadSoon() {
    DispatchQueue.main.async { self.timer.fire() }
  }
}

/// After its end nothing is asked of it.
final class Session {
  private let timer: Timer

  init() {
    timer = Timer(timeInterval: 30, repeats: true) { _ in print("upload") }
    RunLoop.main.add(timer, forMode: .common)
  }

  func shutdown() { timer.invalidate() }

  func uploadNow() { timer.fire() }
}

/// What it does at its start comes before every pause.
final class SyncViewController: UIViewController {
  private let timer = Timer(timeInterval: 30, repeats: true) { _ in print("upload") }

  override func viewDidLoad() {
    super.viewDidLoad()
    RunLoop.main.add(timer, forMode: .common)
    begin()
  }

  private func begin() { timer.fire() }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer.invalidate()
  }
}

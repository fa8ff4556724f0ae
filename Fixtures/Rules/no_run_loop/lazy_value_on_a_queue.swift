import Foundation

/// The first access creates the timer, on the thread of the access.
final class ProbeStation {
  private var samples = 0
  private lazy var probe = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: no_run_loop
    self?.samples += 1
  }

  func open() {
    DispatchQueue.global().async { [weak self] in
      self?.probe.fire()
    }
  }

  func close() {
    DispatchQueue.main.async { self.probe.invalidate() }
  }
}

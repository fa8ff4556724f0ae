import Foundation

/// The timer is created on the main thread, or it depends on who comes first.
final class BuoyStation {
  private var samples = 0
  private lazy var probe = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
    self?.samples += 1
  }
  private lazy var echo = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
    self?.samples += 1
  }

  func open() {
    DispatchQueue.main.async { [weak self] in
      self?.probe.fire()
      self?.echo.fire()
    }
    DispatchQueue.global().async { [weak self] in
      self?.echo.fire()
    }
  }

  func close() {
    DispatchQueue.main.async {
      self.probe.invalidate()
      self.echo.invalidate()
    }
  }
}

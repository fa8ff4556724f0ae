import Foundation

final class Clock {
  private var timer: Timer?
  private var ticks = 0

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.ticks += 1 }  // expect: restart_without_invalidate(note), default_run_loop_mode(note)
  }

  func stop() { timer?.invalidate() }
}

final class Hall {
  private var clock: Clock?

  func open() {
    clock = Clock()
    clock?.start()
  }

  func wind() { clock?.start() }

  func close() { clock?.stop() }
}

import Foundation

final class Hall {
  private var timer: Timer?
  private var guests: [Int] = []

  init() { startTimer() }

  deinit { timer?.invalidate() }

  private func startTimer() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 15, repeats: true) { [weak self] _ in self?.guests.removeAll() }  // expect: default_run_loop_mode(note)
  }
}

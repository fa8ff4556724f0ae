import Foundation

actor Session {
  private var timer: Timer?

  func startTimeout(_ action: @escaping @Sendable () -> Void) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in action() }  // expect: no_run_loop(error)
  }
}

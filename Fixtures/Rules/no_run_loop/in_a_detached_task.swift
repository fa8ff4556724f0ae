import Foundation

final class Importer {
  private var timedOut = false

  func run() {
    Task.detached { [weak self] in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self?.timedOut = true }  // expect: no_run_loop(error)
    }
  }
}

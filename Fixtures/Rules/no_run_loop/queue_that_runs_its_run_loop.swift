import Foundation

final class Importer {
  private let queue = DispatchQueue(label: "importer")
  private var timedOut = false

  func run() {
    queue.async { [weak self] in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self?.timedOut = true }  // expect: no_run_loop(note)
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 10))
    }
  }
}

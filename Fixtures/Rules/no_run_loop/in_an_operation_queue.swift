import Foundation

final class Importer {
  private let operations = OperationQueue()
  private var timedOut = false

  func run() {
    operations.addOperation { [weak self] in
      let timer = Timer(timeInterval: 5, repeats: false) { _ in self?.timedOut = true }  // expect: no_run_loop(error)
      RunLoop.current.add(timer, forMode: .common)
    }
  }
}

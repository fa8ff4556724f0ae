import Foundation

final class Fetch: Operation {
  private var timer: Timer?

  override func main() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("late") }  // expect: no_run_loop
  }
}

final class Fetcher {
  private let queue = OperationQueue()

  func fetch() {
    queue.addOperation(Fetch())
  }
}

import Foundation

final class Fetch: Operation {
  private var timer: Timer?

  override func main() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("late") }
  }
}

final class Fetcher {
  func fetch() {
    OperationQueue.main.addOperation(Fetch())
  }
}

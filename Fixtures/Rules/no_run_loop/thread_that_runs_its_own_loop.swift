import Foundation

final class Worker: Thread {
  private var timer: Timer?

  override func main() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("late") }
    RunLoop.current.run()
  }
}

import Foundation

final class NetworkThread: Thread {
  override func main() {
    let keepAlive = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    RunLoop.current.add(keepAlive, forMode: .default)
    RunLoop.current.run()
  }
}

import Foundation

final class SocketThread: Thread {
  override func main() {
    let keepAlive = Timer(fireAt: .distantFuture, interval: 0, target: self, selector: #selector(nothing), userInfo: nil, repeats: false)
    RunLoop.current.add(keepAlive, forMode: .default)
    while !isCancelled {
      RunLoop.current.run(mode: .default, before: .distantFuture)
    }
  }

  @objc private func nothing() {}
}

import AppKit

/// The command waits in the main loop for as long as the program lives, and so does what its local variables hold.
final class Poller: NSObject {
  private var ticks = 0

  func begin() {
    let timer = Timer(timeInterval: 10, target: self, selector: #selector(poll), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func poll() { ticks += 1 }
}

struct WatchCommand {
  func run() {
    let poller = Poller()
    poller.begin()
    RunLoop.main.run()
  }
}

import Foundation

extension Poller {
  func stop() {
    timer?.invalidate()
    timer = nil
  }
}

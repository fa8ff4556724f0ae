import Foundation

final class CallView {
  private var ticker: Timer?
  private var seconds = 0

  func show() {
    guard ticker == nil else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
    RunLoop.main.add(timer, forMode: .common)
    ticker = timer
  }

  func hide() {
    ticker?.invalidate()
    ticker = nil
  }

  func peerLeft() {
    ticker = nil  // expect: missing_invalidate
  }
}

import UIKit

final class ProgressView: UIView {
  private weak var owner: ProgressView?
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
    if let timer { RunLoop.current.add(timer, forMode: .common) }
  }

  func stop() {
    timer?.invalidate()
  }
}

import UIKit

final class FrameView: UIView {
  private var timer: Timer?

  override func layoutSubviews() {
    super.layoutSubviews()
    start()
  }

  private func start() {
    #if DEBUG
      guard timer == nil else { return }
      timer = Timer(timeInterval: 10, repeats: true) { _ in print("debug") }
    #else
      guard timer == nil else { return }
      timer = Timer(timeInterval: 20, repeats: true) { _ in print("release") }
    #endif
    timer.map { RunLoop.main.add($0, forMode: .common) }
  }

  deinit {
    timer?.invalidate()
  }
}

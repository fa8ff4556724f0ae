import UIKit

final class CountdownView: UIView {
  private let label = UILabel()
  private var left = 10
  private var timer: Timer?

  func start() {
    guard timer == nil else { return }
    timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      left -= 1
      label.text = "\(left)"
      if left == 0 { timer!.invalidate() }
    }
    addToRunLoop()
  }

  private func addToRunLoop() {
    RunLoop.main.add(timer!, forMode: .common)
  }

  func cancel() {
    timer?.invalidate()
    timer = nil
  }
}

import UIKit

final class TransferViewController: UIViewController {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    guard timer == nil else { return }
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: missing_invalidate(warning)
      self?.label.text = Date().description
    }
    RunLoop.current.add(timer, forMode: .common)
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}

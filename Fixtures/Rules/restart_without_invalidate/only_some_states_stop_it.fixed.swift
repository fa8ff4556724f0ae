import UIKit

final class CallView: UIView {
  enum Phase { case idle, ringing, connected, ended }

  private let label = UILabel()
  private var timer: Timer?

  var phase = Phase.idle {
    didSet {
      switch phase {
      case .ringing, .connected:
        startClock()
      case .idle:
        label.text = nil
      case .ended:
        timer?.invalidate()
        timer = nil
      }
    }
  }

  private func startClock() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

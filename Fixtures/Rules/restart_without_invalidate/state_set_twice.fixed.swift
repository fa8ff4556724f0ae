import UIKit

final class PlayerView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  var isPlaying = false {
    didSet {
      if isPlaying {
        startTimer()
      } else {
        timer?.invalidate()
        timer = nil
      }
    }
  }

  private func startTimer() {
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

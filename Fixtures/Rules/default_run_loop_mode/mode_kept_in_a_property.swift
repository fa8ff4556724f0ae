import UIKit

final class GalleryView: UIScrollView {
  private let label = UILabel()
  private var timer: Timer?
  private var mode: RunLoop.Mode = .default

  func play() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: mode)  // expect: default_run_loop_mode(warning)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

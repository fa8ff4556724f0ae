import UIKit

extension AppDelegate {
  func showFace() {
    window?.addSubview(FaceView(frame: .zero))
  }
}

/// Code creates it with a frame; no nib names it.
final class FaceView: UIView {
  private var timer: Timer?
  private var angle = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    turn()
  }

  private func turn() {
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(step), userInfo: nil, repeats: true)  // expect: target_retained(note), missing_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func step() { angle += 1 }
}

/// A screen that the storyboard's first one pushes contains one.
final class PointerView: UIView {
  private var timer: Timer?
  private var angle = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(step), userInfo: nil, repeats: true)  // expect: target_retained(warning), missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func step() { angle += 1 }
}

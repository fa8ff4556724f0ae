import UIKit

final class ClockView: UIView {
  private let label = UILabel()
  private var drawing: Timer?
  private var ticking: Timer?

  func start() {
    drawing?.invalidate()
    ticking?.invalidate()
    let drawing = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
    let ticking = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.label.text = Date().description }
    RunLoop.main.add(drawing, forMode: Modes.drawing)  // expect: default_run_loop_mode(warning)
    RunLoop.main.add(ticking, forMode: Modes.ticking)
    self.drawing = drawing
    self.ticking = ticking
  }

  deinit {
    drawing?.invalidate()
    ticking?.invalidate()
  }
}

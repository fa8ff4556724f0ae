import UIKit

/// The program decides when it draws.
open class BufferView: UIView {
  public private(set) var buffer = 0

  public func draw(_ buffer: Int) {
    self.buffer = buffer
    setNeedsDisplay()
  }
}

/// It draws by itself, on whatever screen a program shows it.
open class PulsingView: UIView {
  private var timer: Timer?

  public func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.setNeedsDisplay()
    }
  }

  public func stop() { timer?.invalidate() }
}

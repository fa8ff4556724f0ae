import UIKit

/// A layer is a part of the view that has it.
final class WaveLayer: CALayer {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.setNeedsDisplay()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }
}

protocol Pulsing: UIView {}

extension Pulsing {
  func pulse() {
    alpha = alpha > 0.5 ? 0.2 : 1
  }
}

final class DotView: UIView, Pulsing {}

/// Of a view that adopts a protocol, its own screen tells.
final class TransferController: UIViewController {
  private let dot = DotView()
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.dot.pulse()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}

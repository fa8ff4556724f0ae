import AppKit
import ScreenSaver

/// The framework starts and stops a screen saver on the main thread, as it does all views.
final class TilesView: ScreenSaverView {
  private let tiles = TileTurner()

  override func startAnimation() {
    super.startAnimation()
    tiles.start()
  }

  override func stopAnimation() {
    super.stopAnimation()
    tiles.stop()
  }
}

final class TileTurner {
  private var timer: Timer?

  func start() {
    DispatchQueue.main.async { [self] in
      timer?.invalidate()
      let clock = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.turn() }
      RunLoop.main.add(clock, forMode: .common)
      timer = clock
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func turn() {}
}

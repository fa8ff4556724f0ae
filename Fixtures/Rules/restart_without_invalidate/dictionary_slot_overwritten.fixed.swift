import UIKit

public final class DownloadsView: UIView {
  private var timers: [String: Timer] = [:]

  public func track(_ download: String) {
    timers[download]?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.setNeedsDisplay()
    }
    RunLoop.main.add(timer, forMode: .common)
    timers[download] = timer
  }

  deinit {
    timers.values.forEach { $0.invalidate() }
  }
}

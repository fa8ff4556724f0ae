import UIKit

/// Each ring is drawn for 0.3 s, and the last one ends the timer.
final class RingCell: UITableViewCell {
  private var rings: [Date] = []
  private var marks: [Date] = []
  private var timer: Timer?

  func touch() {
    rings.append(Date())
    guard timer == nil else { return }
    let newTimer = Timer(timeInterval: 0.05, repeats: true) { [weak self] _ in
      guard let self else { return }
      let now = Date()
      rings.removeAll { now.timeIntervalSince($0) > 0.3 }
      if rings.isEmpty {
        timer?.invalidate()
        timer = nil
      }
      setNeedsDisplay()
    }
    RunLoop.current.add(newTimer, forMode: .common)
    timer = newTimer
  }

  /// Nothing removes them here.
  func mark() {
    marks.append(Date())
    guard timer == nil else { return }
    let newTimer = Timer(timeInterval: 0.05, repeats: true) { [weak self] _ in
      guard let self else { return }
      if marks.isEmpty {
        timer?.invalidate()
        timer = nil
      }
      setNeedsDisplay()
    }
    RunLoop.current.add(newTimer, forMode: .common)
    timer = newTimer
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    timer?.invalidate()
    timer = nil
  }
}

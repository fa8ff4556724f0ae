import UIKit

/// Each ring is drawn for 0.3 s, and the last one ends the timer.
final class RingCell: UITableViewCell {
  private var rings: [Date] = []
  private var marks: [Date] = []
  private var timer: Timer?

  func touch() {
    rings.append(Date())
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      guard let self else { return }
      let now = Date()
      rings.removeAll { now.timeIntervalSince($0) > 0.3 }
      if rings.isEmpty {
        timer?.invalidate()
        timer = nil
      }
      setNeedsDisplay()
    }
  }

  /// Nothing removes them here.
  func mark() {
    marks.append(Date())
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      guard let self else { return }
      if marks.isEmpty {
        timer?.invalidate()
        timer = nil
      }
      setNeedsDisplay()
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    timer?.invalidate()
    timer = nil
  }
}

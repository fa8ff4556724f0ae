import UIKit

protocol Departing {
  func show(_ departure: Date)
}

/// Whoever shows departures does so once for each use of the cell, which ends the old timer.
final class DepartureCell: UICollectionViewCell, Departing {
  private var timer: Timer?

  override func prepareForReuse() {
    super.prepareForReuse()
    timer?.invalidate()
  }

  func show(_ departure: Date) {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      self.setNeedsLayout()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

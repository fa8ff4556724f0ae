import UIKit

final class MarkCell: UITableViewCell {
  private var marks: [Date] = []
  private var timer: Timer?

  func mark() {
    marks.append(Date())
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] _ in
      guard let self else { return }
      marks.removeAll { Date().timeIntervalSince($0) > 3 }
      if marks.isEmpty {
        self.timer?.invalidate()
        self.timer = nil
      }
      setNeedsDisplay()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    timer?.invalidate()
    timer = nil
  }
}

import UIKit

/// The observer ends the old timer, and a picture that stands still gets no new one.
final class PictureView: UIView {
  private var frames = 0
  private var timer: Timer? {
    didSet { oldValue?.invalidate() }
  }

  var isMoving = false {
    didSet {
      timer = isMoving ? makeTimer() : nil
    }
  }

  private func makeTimer() -> Timer {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.frames += 1 }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}

import UIKit

protocol Sheet {
  var sheetScrollView: UIScrollView? { get }
}

/// A sheet without anything that scrolls says so.
class SheetController: UIViewController, Sheet {
  var sheetScrollView: UIScrollView? {
    return nil
  }
}

final class WaitSheet: SheetController {
  private let left = UILabel()
  private var seconds = 0
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    seconds += 1
    left.text = "\(seconds)"
  }
}

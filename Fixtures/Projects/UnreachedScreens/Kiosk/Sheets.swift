import Sliding
import UIKit

/// A library presents what adopts its protocol, but does not make it.
class SlidingController: UIViewController, SlidingPresentable {
  var height: CGFloat { 300 }
}

protocol SheetDelegate: AnyObject {
  func sheetDidClose(_ sheet: ClosedSheet)
}

/// Nothing makes it.
final class ClosedSheet: SlidingController {
  weak var delegate: SheetDelegate?
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let timer = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)  // expect: target_retained(note), missing_invalidate(note), restart_without_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func tick() { delegate?.sheetDidClose(self) }
}

@objc(OpenSheet) final class OpenSheet: UIViewController, SheetDelegate, UITableViewDelegate {
  private var timer: Timer?
  private var clock: Timer?
  private let list = PosterList()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.backgroundColor = palette(.plain)
    list.prepare()
    title = list.rows().first
    let timer = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)  // expect: target_retained(warning), missing_invalidate(warning), restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  /// Nothing calls it: what other code sends to a timer's class has other arguments.
  func scheduledTimerWithTimeInterval() {
    let clock = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    RunLoop.main.add(clock, forMode: .common)
    self.clock = clock
  }

  func sheetDidClose(_ sheet: ClosedSheet) { dismiss(animated: true) }

  @objc private func tick() { title = "Open" }
}

enum Paint { case plain }

func palette(_ paint: Paint) -> UIColor { .white }

import UIKit

/// Each way to the clock gives a literal that its branch excludes.
final class ShelfController: UIViewController {
  private var clock: Timer?

  @IBAction private func close(_ sender: UIButton) {
    setOpen(false, after: nil)
  }

  @IBAction private func closeSlowly(_ sender: UIButton) {
    setOpen(!true, after: 1)
  }

  private func setOpen(_ isOpen: Bool, after delay: Double?) {
    if !isOpen || delay == nil {
      clock?.invalidate()
      clock = nil
    } else {
      let clock = Timer(timeInterval: 10, repeats: true) { _ in print("tick") }
      RunLoop.main.add(clock, forMode: .common)
      self.clock = clock
    }
  }

  deinit {
    clock?.invalidate()
  }
}

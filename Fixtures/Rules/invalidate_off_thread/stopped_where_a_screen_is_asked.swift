import UIKit

/// Its stop asks the screen for its window, which only the main thread may do.
public final class Banner {
  private var timer: Timer?
  private weak var host: UIViewController?

  public init(host: UIViewController) { self.host = host }

  deinit { timer?.invalidate() }

  public func show() {
    DispatchQueue.main.async { [weak self] in
      self?.timer?.invalidate()
      self?.timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("over") }
    }
  }

  public func hide() {
    if host?.view.window == nil { return }
    timer?.invalidate()  // expect: invalidate_off_thread(note)
    timer = nil
  }
}

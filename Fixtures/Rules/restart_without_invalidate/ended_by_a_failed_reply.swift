import UIKit

protocol Harbour {
  func tide(at hour: Int, completion: @escaping (Double?) -> Void)
}

/// The refresh before the start ends the old timer only where a request fails, and later.
final class TideController: UIViewController {
  private let harbour: any Harbour
  private let label = UILabel()
  private var polling: Timer?
  private var drawing: Timer?

  init(harbour: any Harbour) {
    self.harbour = harbour
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(cameBack), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc private func cameBack() {
    refresh()
    poll()
    redraw()
    draw()
  }

  private func refresh() {
    harbour.tide(at: 12) { [weak self] height in
      DispatchQueue.main.async {
        guard let height else {
          self?.polling?.invalidate()
          return
        }
        self?.label.text = "\(height)"
      }
    }
  }

  private func poll() {
    let timer = Timer(timeInterval: 20, repeats: true) { [weak self] _ in self?.refresh() }  // expect: restart_without_invalidate
    RunLoop.main.add(timer, forMode: .common)
    polling = timer
  }

  /// This one is surely ended.
  private func redraw() {
    drawing?.invalidate()
  }

  private func draw() {
    let timer = Timer(timeInterval: 20, repeats: true) { [weak self] _ in self?.label.setNeedsDisplay() }
    RunLoop.main.add(timer, forMode: .common)
    drawing = timer
  }

  deinit {
    polling?.invalidate()
    drawing?.invalidate()
  }
}

import Cocoa

/// An object of the application's own nib.
class LogController: NSViewController {
  private var lines = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(read), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func read() { lines += 1 }
}

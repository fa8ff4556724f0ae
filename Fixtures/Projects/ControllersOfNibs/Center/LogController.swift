import Cocoa

/// An object of the nib of the one window that the delegate makes and keeps.
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

class LogWindowController: NSWindowController {}

class AppDelegate: NSObject, NSApplicationDelegate {
  var logWindowController: LogWindowController?

  @IBAction func showLog(_ sender: Any) {
    if logWindowController == nil {
      logWindowController = LogWindowController(windowNibName: "LogWindow")
    }
    logWindowController?.showWindow(self)
  }
}

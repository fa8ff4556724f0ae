import Cocoa

/// Each page has a window of its own, which is dropped when it closes.
class PageController: NSViewController {
  private var loads = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(load), userInfo: nil, repeats: true)  // expect: target_retained, missing_invalidate
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func load() { loads += 1 }
}

class PageWindowController: NSWindowController {}

class BrowserDelegate: NSObject, NSApplicationDelegate {
  private var windows: [PageWindowController] = []

  @IBAction func openPage(_ sender: Any) {
    let controller = PageWindowController(windowNibName: "PageWindow")
    windows.append(controller)
    controller.showWindow(self)
  }

  func forget(_ controller: PageWindowController) {
    windows.removeAll { $0 === controller }
  }
}

import AppKit

final class ClockItem: NSTouchBarItem {
  private let button = NSButton()
  private var timer: Timer?

  private var text = "" {
    didSet { button.title = text }
  }

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.text = Date().description }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
  }
}

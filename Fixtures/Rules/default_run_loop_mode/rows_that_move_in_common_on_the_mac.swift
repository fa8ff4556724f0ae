import AppKit

final class TailController: NSViewController {
  private let rows = NSTableView()
  private var lines: [String] = []
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.showNewest()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }

  private func showNewest() {
    lines.append("\(Date())")
    rows.reloadData()
    rows.scrollRowToVisible(lines.count - 1)
  }
}

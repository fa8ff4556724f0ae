import AppKit

final class TasksController: NSViewController {
  private let table = NSTableView()
  private var timer: Timer?

  override func viewDidAppear() {
    super.viewDidAppear()
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.table.reloadData() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    timer?.invalidate()
  }
}

import AppKit

struct Job: Equatable {
  let name: String
}

/// The table is reloaded only if the poll finds other elements; the second one is reloaded at each fire, which
/// may wait until the user lets go of the rows.
final class JobsController: NSViewController {
  private let table = NSTableView()
  private let queue = JobQueue()
  private var shown: [Job] = [] {
    didSet { table.reloadData() }
  }
  private var all: [Job] = [] {
    didSet { table.reloadData() }
  }
  private var pollTimer: Timer?
  private var meterTimer: Timer?

  override func viewDidAppear() {
    super.viewDidAppear()
    pollTimer?.invalidate()
    let pollTimer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.poll() }
    RunLoop.current.add(pollTimer, forMode: .common)
    self.pollTimer = pollTimer
    meterTimer?.invalidate()
    meterTimer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.measure() }
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    pollTimer?.invalidate()
    meterTimer?.invalidate()
  }

  private func poll() {
    let jobs = queue.jobs()
    if jobs != shown { shown = jobs }
  }

  private func measure() {
    all = queue.jobs()
  }
}

final class JobQueue {
  func jobs() -> [Job] { [] }
}

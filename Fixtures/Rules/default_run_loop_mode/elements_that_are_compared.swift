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
    pollTimer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.poll() }  // expect: default_run_loop_mode(note)
    meterTimer?.invalidate()
    meterTimer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.measure() }  // expect: default_run_loop_mode(note)
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

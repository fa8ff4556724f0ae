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

/// The model hands on other elements only.
final class Activities {
  private(set) var shown: [String] = [] {
    didSet { didChange?() }
  }
  var didChange: (() -> Void)?
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.update() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  private func update() {
    let found = find()
    if found != shown { shown = found }
  }

  private func find() -> [String] { ProcessInfo.processInfo.arguments }
}

final class ActivitiesController: NSViewController {
  private let count = NSTextField()
  private let activities = Activities()

  override func viewDidLoad() {
    activities.didChange = { [weak self] in
      guard let self else { return }
      count.stringValue = "\(activities.shown.count)"
    }
    activities.start()
  }

  override func viewWillDisappear() { activities.stop() }
}

import AppKit
import Combine

final class Focus {
  @Published private(set) var isOn = false
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.isOn = Focus.ask() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  private static func ask() -> Bool { true }
}

/// The poll sets it again and again; it turns seldom.
final class FocusController: NSViewController {
  private let focus = Focus()
  private let label = NSTextField()
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    focus.$isOn.debounce(for: .seconds(0.5), scheduler: RunLoop.main)  // expect: run_loop_scheduler(note)
      .sink { [weak self] isOn in self?.label.stringValue = "\(isOn)" }
      .store(in: &subscriptions)
  }
}

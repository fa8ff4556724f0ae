import Combine
import UIKit

/// Whether a fire comes to what it seems to change.


/// The constant that it passes keeps it from the change.
final class NotAnimated: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    update(animated: false)
  }

  private func update(animated: Bool) {
    if animated { label.text = "\(Date())" }
  }
}

/// The constant lets it.
final class Animated: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    update(animated: true)
  }

  private func update(animated: Bool) {
    if animated { label.text = "\(Date())" }
  }
}

/// The opposite is asked.
final class NotUnless: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    update(silently: true)
  }

  private func update(silently: Bool) {
    if !silently { label.text = "\(Date())" }
  }
}

/// It passes nothing.
final class Nothing: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    update(nil)
  }

  private func update(_ text: String?) {
    if text != nil { label.text = "\(Date())" }
  }
}

/// It passes something.
final class Something: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    update("a")
  }

  private func update(_ text: String?) {
    if text != nil { label.text = "\(Date())" }
  }
}

/// Nothing is what is asked for.
final class IfNothing: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    update(nil)
  }

  private func update(_ text: String?) {
    if text == nil { label.text = "\(Date())" }
  }
}

/// It passes another case.
final class OtherCase: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    update(.idle)
  }

  private enum Mode { case idle, busy }

  private func update(_ mode: Mode) {
    if mode == .busy { label.text = "\(Date())" }
  }
}

/// It passes this case.
final class ThisCase: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    update(.busy)
  }

  private enum Mode { case idle, busy }

  private func update(_ mode: Mode) {
    if mode == .busy { label.text = "\(Date())" }
  }
}

/// Any case but the one that it passes.
final class NotThisCase: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    update(.busy)
  }

  private enum Mode { case idle, busy }

  private func update(_ mode: Mode) {
    if mode != .busy { label.text = "\(Date())" }
  }
}

/// The constant goes through another method.
final class Handed: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    refresh(false)
  }

  private func refresh(_ animated: Bool) { update(animated: animated) }

  private func update(animated: Bool) {
    if animated { label.text = "\(Date())" }
  }
}

/// The observer asks for what it has been set to.
final class SetOff: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var isShown = true {
    didSet { if isShown { label.text = "\(Date())" } }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    isShown = false
  }
}

/// It has been set so.
final class SetOn: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var isShown = true {
    didSet { if isShown { label.text = "\(Date())" } }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    isShown = true
  }
}

/// A setter asks for its new value.
final class SetOffBySetter: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var isShown: Bool {
    get { label.tag == 1 }
    set { if newValue { label.text = "\(Date())" } }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    isShown = false
  }
}

/// It performs a method.
final class Performed: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    perform(#selector(update))
  }

  @objc private func update() { label.text = "\(Date())" }
}

/// Whoever listens to a published value shows it.
final class Subscribed: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  @Published private var count = 0
  private var handles: Set<AnyCancellable> = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    count += 1
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    $count.map { "\($0)" }.sink { [weak self] in self?.label.text = $0 }.store(in: &handles)
  }
}

/// Whoever listens prints it.
final class SubscribedToPrint: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  @Published private var count = 0
  private var handles: Set<AnyCancellable> = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    count += 1
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    $count.sink { print($0) }.store(in: &handles)
  }
}

/// It calls a closure that shows it.
final class Stored: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var onTick: () -> Void = {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    onTick()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    onTick = { [weak self] in self?.label.text = "\(Date())" }
  }
}

/// It calls a closure that does not.
final class StoredSilently: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var onTick: () -> Void = {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    onTick()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    onTick = { print("tick") }
  }
}

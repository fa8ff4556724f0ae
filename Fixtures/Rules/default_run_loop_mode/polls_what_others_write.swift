import AppKit

/// Another process writes a line now and then.
final class InstallController: NSViewController {
  private let message = NSTextField()
  private let path: String
  private var timer: Timer?
  private var last = ""

  init(path: String) {
    self.path = path
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.poll() }  // expect: default_run_loop_mode(note)
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func poll() {
    let found = Report.read(path) ?? Report(text: "begins")
    guard found.text != last else { return }
    last = found.text
    message.stringValue = found.text
  }
}

struct Report {
  let text: String

  static func read(_ path: String) -> Report? {
    (try? String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)).map(Report.init)
  }
}

/// The screen is made brighter by a key.
final class Brightness: NSViewController {
  private let bar = NSSlider()
  private var timer: Timer?
  private var last: Int?

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { [weak self] _ in self?.look() }  // expect: default_run_loop_mode(note)
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    let level = current()
    defer { last = level }
    guard let level, level != last else { return }
    bar.integerValue = level
  }

  private func current() -> Int? { ask("backlight") }

  private func ask(_ service: String) -> Int? { service.isEmpty ? nil : Int(service) }
}

/// What it compares is made of a time, two calls further on.
final class Countdown: NSViewController {
  private let message = NSTextField()
  private var end = Date()
  private var timer: Timer?
  private var last = ""

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func show() {
    let text = text()
    guard text != last else { return }
    last = text
    message.stringValue = text
  }

  private func text() -> String { "\(whole()) s" }

  private func whole() -> Int { Int(end.timeIntervalSinceNow) }
}

/// It counts itself what it compares.
final class Pulse: NSViewController {
  private let message = NSTextField()
  private var beats = 0
  private var timer: Timer?
  private var last = ""

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func show() {
    beats += 1
    let text = String(beats)
    guard text != last else { return }
    last = text
    message.stringValue = text
  }
}

/// What it compares is given by the code that counts.
final class Bar: NSViewController {
  private let bar = NSSlider()
  private let begin = Date()
  private var timer: Timer?
  private var last = 0.0

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      guard let self else { return }
      self.move(to: Date().timeIntervalSince(self.begin))
    }
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func move(to place: Double) {
    let found = min(1, max(0, place))
    if last != found {
      last = found
      bar.doubleValue = found
    }
  }
}

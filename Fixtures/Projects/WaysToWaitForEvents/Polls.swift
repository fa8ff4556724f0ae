import AppKit

/// What changes on the screen waits for an event that nothing announces. While a menu is open, nobody causes one.

/// The copy has changed since.
final class NotTheSame: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private var lastCount = 0

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.look() }  // expect: default_run_loop_mode(note)
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    guard !(NSPasteboard.general.changeCount == lastCount) else { return }
    let count = NSPasteboard.general.changeCount
    lastCount = count
    label.stringValue = "\(count + 1)"
  }
}

/// Either of two things has happened.
final class Either: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private var lastCount = 0
  private var wasOptionDown = false

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.look() }  // expect: default_run_loop_mode(note)
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    let count = NSPasteboard.general.changeCount
    let isOptionDown = NSEvent.modifierFlags.contains(.option)
    if count != lastCount || isOptionDown != wasOptionDown {
      lastCount = count
      wasOptionDown = isOptionDown
      label.stringValue = "\(Date()) \(count)"
    }
  }
}

/// It stays if neither has.
final class Neither: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private var lastCount = 0
  private var wasOptionDown = false

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.look() }  // expect: default_run_loop_mode(note)
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    let count = NSPasteboard.general.changeCount
    let isOptionDown = NSEvent.modifierFlags.contains(.option)
    if count == lastCount && isOptionDown == wasOptionDown { return }
    lastCount = count
    wasOptionDown = isOptionDown
    label.stringValue = "\(Date()) \(count)"
  }
}

/// It changes as time passes, too.
final class OrLater: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private var lastCount = 0
  private var ticks = 0

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.look() }  // expect: default_run_loop_mode
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    let count = NSPasteboard.general.changeCount
    ticks += 1
    if count != lastCount || ticks % 2 == 0 {
      lastCount = count
      label.stringValue = "\(Date()) \(count)"
    }
  }
}

/// It stays only for some of the time.
final class UnlessLater: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private var lastCount = 0
  private var ticks = 0

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.look() }  // expect: default_run_loop_mode
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    let count = NSPasteboard.general.changeCount
    ticks += 1
    if count == lastCount && ticks % 2 == 0 { return }
    lastCount = count
    label.stringValue = "\(Date()) \(count)"
  }
}

/// It waits for the copy on half of the fires.
final class UnlessSameOrLater: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private var lastCount = 0
  private var ticks = 0

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.look() }  // expect: default_run_loop_mode(note)
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    let count = NSPasteboard.general.changeCount
    ticks += 1
    if count == lastCount || ticks % 2 == 0 { return }
    lastCount = count
    label.stringValue = "\(Date()) \(count)"
  }
}

/// The bits that were not set before.
final class Rises: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private var previous = 0

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.look() }  // expect: default_run_loop_mode(note)
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    let buttons = readPad()
    let pressed = buttons & ~previous
    previous = buttons
    if pressed & 1 != 0 { label.stringValue = "\(Date())" }
  }

  private func readPad() -> Int { Int(label.doubleValue) }
}

/// It stays if nothing was pressed.
final class NoRise: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private var previous = 0

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.look() }  // expect: default_run_loop_mode(note)
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    let buttons = readPad()
    let pressed = buttons & ~previous
    previous = buttons
    if 0 == (pressed & 1) { return }
    label.stringValue = "\(Date())"
  }

  private func readPad() -> Int { Int(label.doubleValue) }
}

/// The bits that are set, however long.
final class Holds: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private var previous = 0

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.look() }  // expect: default_run_loop_mode
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    let buttons = readPad()
    let others = buttons & ~7
    previous = buttons
    if others & 1 != 0 { label.stringValue = "\(Date())" }
  }

  private func readPad() -> Int { Int(label.doubleValue) }
}

/// The keys that have come.
final class Difference: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private var keys: Set<Int> = []

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.look() }  // expect: default_run_loop_mode(note)
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    let found = readKeys()
    let come = found.subtracting(keys)
    keys = found
    if come.contains(1) { label.stringValue = "\(Date())" }
  }

  private func readKeys() -> Set<Int> { [] }
}

/// The keys but for one that never changes.
final class OtherDifference: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private let ignored: Set<Int> = [3]

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.look() }  // expect: default_run_loop_mode
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    let others = readKeys().subtracting(ignored)
    if others.contains(1) { label.stringValue = "\(Date())" }
  }

  private func readKeys() -> Set<Int> { [1] }
}

/// What it remembers it has first given a name.
final class SameThroughAName: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private var lastCount = 0

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.look() }  // expect: default_run_loop_mode(note)
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    guard NSPasteboard.general.changeCount != lastCount else { return }
    let count = NSPasteboard.general.changeCount
    lastCount = count
    label.stringValue = "\(Date())"
  }
}

/// It remembers something else.
final class OtherThroughAName: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private var lastCount = 0

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.look() }  // expect: default_run_loop_mode
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    guard label.tag != lastCount else { return }
    let count = label.tag + Int(Date().timeIntervalSince1970)
    lastCount = count
    label.stringValue = "\(Date())"
  }
}

/// It asks one set and fills another.
final class KnownOfAnother: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private var known: Set<Int> = []
  private var shown: Set<Int> = []

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.look() }  // expect: default_run_loop_mode
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    let tick = Int(Date().timeIntervalSince1970 * 10)
    guard !known.contains(tick) else { return }
    shown.insert(tick)
    label.stringValue = "\(tick)"
  }
}

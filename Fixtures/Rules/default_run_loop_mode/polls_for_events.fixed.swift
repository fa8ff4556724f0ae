import AppKit
import SwiftUI

/// Nothing announces a copy, so it asks; between two copies nothing moves.
final class Clips: ObservableObject {
  @Published private(set) var clips: [String] = []
  private var timer: Timer?
  private var lastCount = NSPasteboard.general.changeCount

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.look() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  private func look() {
    let board = NSPasteboard.general
    guard board.changeCount != lastCount else { return }
    lastCount = board.changeCount
    if let text = board.string(forType: .string) { keep(text) }
  }

  private func keep(_ text: String) {
    clips.insert(text, at: 0)
  }
}

/// A key or a button is pressed by a person, who then drags nothing.
final class PadController: NSViewController {
  struct Buttons: OptionSet { let rawValue: Int }

  private let slider = NSSlider()
  private let row = NSTextField()
  private var timer: Timer?
  private var previous = Buttons()
  private var wasOptionDown = false

  override func viewWillAppear() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] _ in self?.poll() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func poll() {
    let buttons = Buttons(rawValue: readPad())
    let pressed = buttons.subtracting(previous)
    previous = buttons
    if pressed.contains(Buttons(rawValue: 1)) { slider.doubleValue += 0.1 }
    let isOptionDown = NSEvent.modifierFlags.contains(.option)
    if isOptionDown && !wasOptionDown { row.stringValue = row.stringValue + "!" }
    wasOptionDown = isOptionDown
  }

  private func readPad() -> Int { 0 }
}

/// It appears and disappears once for each change elsewhere, and is fitted to what it contains.
final class Pill: NSPanel {
  private var timer: Timer?
  private let isWanted: () -> Bool

  init(isWanted: @escaping () -> Bool) {
    self.isWanted = isWanted
    super.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
  }

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.update()
      self?.fit()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  private func update() {
    if isWanted() && !isVisible {
      setFrameOrigin(NSPoint(x: frame.minX + 1, y: 0))
      orderFront(nil)
    } else if !isWanted() && isVisible {
      title = "\(frame.minX)"
      orderOut(nil)
    }
  }

  private func fit() {
    guard let content = contentView else { return }
    let size = content.fittingSize
    guard abs(size.width - frame.width) > 1 || abs(size.height - frame.height) > 1 else { return }
    setFrame(NSRect(origin: frame.origin, size: size), display: true)
  }
}

/// What the pointer has just left, it does not drag.
final class Shelf: ObservableObject {
  @Published private(set) var area = NSRect.zero
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] _ in self?.look() }
  }

  func stop() { timer?.invalidate() }

  private func look() {
    let place = NSEvent.mouseLocation
    if !area.contains(place) { area = area.insetBy(dx: 1, dy: 1) }
  }
}

/// It remembers where the pointer was, what it has seen and which of two switches is on.
final class Banner: NSPanel {
  private let icon = NSImageView()
  private let names = NSTextField()
  private let isOver: () -> Bool
  private var timer: Timer?
  private var wasOver = false
  private var known: Set<String> = []

  init(isOver: @escaping () -> Bool) {
    self.isOver = isOver
    super.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
  }

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.3, repeats: true) { [weak self] _ in
      self?.look()
      self?.scan()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  private func look() {
    let inside = isOver()
    if inside && !wasOver {
      wasOver = true
      icon.alphaValue = frame.width
    } else if !inside && wasOver {
      wasOver = false
      icon.alphaValue = frame.height
    }
  }

  private func scan() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/tmp")) ?? [] {
      guard !known.contains(name) else { continue }
      known.insert(name)
      names.stringValue = name
    }
  }
}

/// The flag is turned by nothing but the fires.
final class Blinker: NSViewController {
  private let icon = NSImageView()
  private var timer: Timer?
  private var isLit = false
  private var ticks = 0

  override func viewWillAppear() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.3, repeats: true) { [weak self] _ in self?.blink() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func blink() {
    ticks += 1
    let isOdd = ticks % 2 == 1
    if isOdd && !isLit {
      isLit = true
      icon.alphaValue = Double(ticks)
    } else if !isOdd && isLit {
      isLit = false
      icon.alphaValue = 0
    }
  }
}

struct Devices {
  let usesCamera: Bool
  let usesMicrophone: Bool
}

/// It shows which of two devices are in use.
final class Privacy: ObservableObject {
  @Published private(set) var devices: Devices?
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1.5, repeats: true) { [weak self] _ in self?.look() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  private func look() {
    let found = Devices(usesCamera: isUsed("camera"), usesMicrophone: isUsed("microphone"))
    devices = found.usesCamera ? found : nil
  }

  private func isUsed(_ device: String) -> Bool { device.isEmpty }
}

struct StatusView: View {
  @StateObject private var privacy = Privacy()
  @StateObject private var clips = Clips()
  @StateObject private var shelf = Shelf()

  var body: some View {
    VStack {
      Text("\(privacy.devices?.usesCamera == true)")
      Text("\(clips.clips.count)")
      Text("\(shelf.area.width)")
    }
  }
}

/// What it compares moves by itself.
final class Counter: NSViewController {
  private let label = NSTextField()
  private let begin = Date()
  private var timer: Timer?
  private var last = 0

  override func viewWillAppear() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.show() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func show() {
    let seconds = Int(Date().timeIntervalSince(begin))
    guard seconds != last else { return }
    last = seconds
    label.stringValue = "\(seconds)"
  }
}

/// What it finds is not what it remembers.
final class Sampler: NSViewController {
  private let label = NSTextField()
  private var timer: Timer?
  private var isLoud = false
  private var wasLoud = false

  override func viewWillAppear() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.show() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func show() {
    isLoud.toggle()
    if isLoud && wasLoud { return }
    label.stringValue = "\(Date())"
  }
}

import AppKit

/// Behind a menu, an insertion point need not blink.
final class EditorView: NSView {
  private var caretRect = CGRect.zero
  private var isCaretOn = true
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.blinkCaret()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  private func blinkCaret() {
    isCaretOn = !isCaretOn
    needsDisplay = true
  }
}

/// The view of the insertion point is hidden and shown.
final class FieldView: NSView {
  private let cursor = NSView()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.turn() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  private func turn() { cursor.isHidden.toggle() }
}

/// It moves, and something else blinks.
final class PenView: NSView {
  private let cursor = NSView()
  private let lamp = NSView()
  private var moves: Timer?
  private var blinks: Timer?

  func start() {
    moves?.invalidate()
    let moves = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.moveCursor()
    }
    RunLoop.current.add(moves, forMode: .common)
    self.moves = moves
    blinks?.invalidate()
    let blinks = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.blink()
    }
    RunLoop.current.add(blinks, forMode: .common)
    self.blinks = blinks
  }

  func stop() {
    moves?.invalidate()
    blinks?.invalidate()
  }

  private func moveCursor() { cursor.frame = cursor.frame.offsetBy(dx: 1, dy: 0) }

  private func blink() { lamp.isHidden.toggle() }
}

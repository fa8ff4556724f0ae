import AppKit

/// Behind a menu, an insertion point need not blink.
final class EditorView: NSView {
  private var caretRect = CGRect.zero
  private var isCaretOn = true
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.blinkCaret()
    }
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
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.turn() }  // expect: default_run_loop_mode(note)
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
    moves = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.moveCursor()
    }
    blinks?.invalidate()
    blinks = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.blink()
    }
  }

  func stop() {
    moves?.invalidate()
    blinks?.invalidate()
  }

  private func moveCursor() { cursor.frame = cursor.frame.offsetBy(dx: 1, dy: 0) }

  private func blink() { lamp.isHidden.toggle() }
}

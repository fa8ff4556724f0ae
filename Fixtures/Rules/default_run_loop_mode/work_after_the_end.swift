import AppKit

/// What it shows comes once, after the timer has been stopped.
final class DragWatch: NSViewController {
  private let place = NSTextField()
  private var timer: Timer?
  private var work: DispatchWorkItem?

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      guard let self else { return }
      if !self.isDown() { self.end() }
    }
  }

  func end() {
    guard work == nil else { return }
    timer?.invalidate()
    timer = nil
    let work = DispatchWorkItem { [weak self] in
      self?.work = nil
      self?.place.doubleValue += 1
    }
    self.work = work
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.15, execute: work)
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func isDown() -> Bool { work == nil }
}

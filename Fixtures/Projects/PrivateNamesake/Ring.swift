import Foundation

/// What another file ends under the name `timer` cannot be this private property.
final class Ring {
  private var timer: Timer?
  private var turns = 0

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in self?.turn() }  // expect: missing_invalidate(warning), default_run_loop_mode(note)
  }

  private func turn() { turns += 1 }
}

/// A property that other files can name may be the one that is ended there.
final class Sweep {
  var timer: Timer?
  private var turns = 0

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in self?.turn() }  // expect: default_run_loop_mode(note)
  }

  private func turn() { turns += 1 }
}

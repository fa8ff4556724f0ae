import Foundation

/// Counts the calls; nothing of Foundation's.
final class CountingTimer {
  private var count = 0
  init(timeInterval: Double, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool) {}
  func advance() { count += 1 }
}

typealias Metronome = CountingTimer

final class Band: NSObject {
  private var metronome: Metronome?

  func play() {
    metronome = Metronome(timeInterval: 1, target: self, selector: #selector(beat), userInfo: nil, repeats: true)
  }

  @objc private func beat() { metronome?.advance() }
}

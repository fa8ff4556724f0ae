import UIKit

/// The handlers count their fires, and stop.
final class MessageCell: UITableViewCell {
  private let label = UILabel()
  private let bar = UIProgressView()
  private var timer: Timer?
  private var opacity = 1.0
  private var progress: Float = 0
  private var rest = 60
  private var phase = 0

  /// Ten fires take half a second.
  func fadeOut() {
    opacity = 1
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] timer in  // expect: default_run_loop_mode(note)
      guard let self else {
        timer.invalidate()
        return
      }
      opacity -= 0.1
      if opacity <= 0 {
        opacity = 0
        timer.invalidate()
      }
      label.alpha = opacity
    }
  }

  func fill() {
    progress = 0
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.step()
    }
  }

  private func step() {
    guard progress < 1 else {
      end()
      return
    }
    progress = progress + 0.1
    bar.progress = progress
  }

  private func end() {
    timer?.invalidate()
    timer = nil
  }

  func blink() {
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in  // expect: default_run_loop_mode(note)
      count += 1
      self?.label.alpha = count % 2 == 0 ? 1 : 0.5
      if count == 6 { timer.invalidate() }
    }
    timer.tolerance = 0.01
  }

  /// A minute.
  func countDown() {
    rest = 60
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in  // expect: default_run_loop_mode(warning)
      guard let self else { return }
      rest -= 1
      label.text = "\(rest)"
      if rest == 0 { timer.invalidate() }
    }
  }

  /// The end is the next beginning.
  func pulse() {
    phase = 0
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] timer in  // expect: default_run_loop_mode(warning)
      guard let self else { return }
      phase += 1
      label.alpha = 1 - Double(phase) / 10
      if phase >= 10 {
        timer.invalidate()
        pulse()
      }
    }
  }

  /// Only some fires count.
  func watch(_ level: @escaping () -> Double) {
    phase = 0
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] timer in  // expect: default_run_loop_mode(warning)
      guard let self else { return }
      label.alpha = level()
      if level() > 0.5 { phase += 1 }
      if phase >= 10 { timer.invalidate() }
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    timer?.invalidate()
  }
}

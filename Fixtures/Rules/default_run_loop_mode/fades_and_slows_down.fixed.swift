import UIKit

/// A view's own transparency, a speed and a text of constant length come to their end within a second and a half.
final class NoteCell: UITableViewCell {
  private let label = UILabel()
  private let dots = [UIView(), UIView(), UIView()]
  private let greeting = "Good morning"
  private let card = UIView()
  private var speed = CGPoint.zero
  private var timer: Timer?
  private var index = 0
  private var lit = 0

  func fadeOut() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] timer in
      guard let self, card.alpha > 0 else {
        timer.invalidate()
        return
      }
      card.alpha -= 0.2
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func coast(at start: CGPoint) {
    speed = start
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] timer in
      guard let self else {
        timer.invalidate()
        return
      }
      card.center.x += speed.x
      card.center.y += speed.y
      speed.x *= 0.8
      speed.y *= 0.8
      if abs(speed.x) < 0.5 && abs(speed.y) < 0.5 { timer.invalidate() }
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func write() {
    index = 0
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] timer in
      guard let self, index < greeting.count else {
        timer.invalidate()
        return
      }
      index += 1
      label.text = String(greeting.prefix(index))
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func count() {
    lit = 0
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.3, repeats: true) { [weak self] timer in
      guard let self else {
        timer.invalidate()
        return
      }
      lit += 1
      label.text = String(repeating: ".", count: lit)
      if lit == dots.count { timer.invalidate() }
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }
}

/// Wherever it ends, a ring has one turn to go.
final class RingCell: UITableViewCell {
  private let ring = CAShapeLayer()
  private var timer: Timer?

  func show(_ part: CGFloat) {
    ring.strokeEnd = 0
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] timer in
      guard let self, ring.strokeEnd < part else {
        timer.invalidate()
        return
      }
      ring.strokeEnd += 0.05
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }
}

/// These run on for longer than anybody overlooks.
final class LetterCell: UITableViewCell {
  private let label = UILabel()
  private let card = UIView()
  private var text = ""
  private var turn = 1.0
  private var timer: Timer?
  private var index = 0

  func fadeOutSlowly() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] timer in
      guard let self, card.alpha > 0 else {
        timer.invalidate()
        return
      }
      card.alpha -= 0.01
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func spin() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] timer in
      guard let self else {
        timer.invalidate()
        return
      }
      turn *= 0.99
      card.transform = CGAffineTransform(rotationAngle: turn)
      if turn < 0.01 { timer.invalidate() }
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func write(_ letter: String) {
    text = letter
    index = 0
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] timer in
      guard let self, index < text.count else {
        timer.invalidate()
        return
      }
      index += 1
      label.text = String(text.prefix(index))
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }
}

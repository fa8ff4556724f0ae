import UIKit

/// While the finger is down, it cannot scroll: any recognizer tells when it is lifted.
final class TalkView: UIView {
  private let table = UITableView()
  private let label = UILabel()
  private var timer: Timer?

  func setUp() {
    addSubview(table)
    addGestureRecognizer(TouchRecognizer(target: self, action: #selector(touch)))
  }

  @objc private func touch(_ sender: UIGestureRecognizer) {
    switch sender.state {
    case .began: begin()
    case .ended, .cancelled: end()
    default: break
    }
  }

  @objc private func touchOutside() { begin() }

  private func begin() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.label.text = Date().description
    }
  }

  private func end() { timer?.invalidate() }

  override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil { end() }
  }
}

final class TouchRecognizer: UIGestureRecognizer {}

/// The finger may move onto the lock: then it records without it.
final class LockedTalkView: UIView {
  private let table = UITableView()
  private let label = UILabel()
  private let lock = UIImageView()
  private var timer: Timer?

  func setUp() { addSubview(table) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin() }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where lock.frame.contains(touch.location(in: self)) { keep() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !lock.isHighlighted { end() }
  }

  private func keep() { lock.isHighlighted = true }

  private func begin() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.label.text = Date().description
    }
  }

  private func end() { timer?.invalidate() }

  override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil { end() }
  }
}

/// The end of a drag starts it: no finger is down.
final class FlingView: UIView {
  private let table = UITableView()
  private let label = UILabel()
  private var timer: Timer?

  func setUp() {
    addSubview(table)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))
  }

  @objc private func pan(_ sender: UIPanGestureRecognizer) {
    switch sender.state {
    case .began: end()
    case .ended: begin()
    default: break
    }
  }

  private func begin() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.label.text = Date().description
    }
  }

  private func end() { timer?.invalidate() }

  override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil { end() }
  }
}

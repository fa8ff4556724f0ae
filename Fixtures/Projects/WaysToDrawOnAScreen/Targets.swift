import Combine
import UIKit

/// What is drawn again when it is set, and what is not.


/// Its own view.
final class OwnView: UITableViewController {
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    view.alpha *= 0.99
  }
}

/// One of several labels.
final class Element: UITableViewController {
  private var timer: Timer?
  private let labels = [UILabel()]

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    labels[0].text = "\(Date())"
  }
}

/// All of several labels.
final class EachElement: UITableViewController {
  private var timer: Timer?
  private let labels = [UILabel()]

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    labels.forEach { $0.text = "\(Date())" }
  }
}

/// A label of the nib.
final class Outlet: UITableViewController {
  private var timer: Timer?
  @IBOutlet private var label: UILabel!

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    label.text = "\(Date())"
  }
}

/// A button that a method sets.
final class Button: UITableViewController {
  private var timer: Timer?
  private let button = UIButton()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    button.setTitle("\(Date())", for: .normal)
  }
}

/// The text of something that is not shown.
final class PlainText: UITableViewController {
  private var timer: Timer?
  private let note = Note()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    note.text = "\(Date())"
  }
}

/// A view of the tree that draws what it is given.
final class Own: UITableViewController {
  private var timer: Timer?
  private let dial = Dial()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    dial.angle += 0.1
  }
}

/// A number that it does not draw.
final class OwnUndrawn: UITableViewController {
  private var timer: Timer?
  private let dial = Dial()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    dial.count += 1
  }
}

/// What an extension of a view does.
final class Extended: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    label.pulse()
  }
}

/// What it only counts.
final class ExtendedSilently: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    label.note()
  }
}

/// A layer.
final class Layer: UITableViewController {
  private var timer: Timer?
  private let shape = CAShapeLayer()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    shape.strokeEnd += 0.01
  }
}

final class Note { var text = "" }

final class Dial: UIView {
  var angle = 0.0 { didSet { setNeedsDisplay() } }
  var count = 0
  override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).stroke() }
}

extension UIView {
  func pulse() { alpha *= 0.99 }
  func note() { print("noted") }
}

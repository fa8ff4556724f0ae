import UIKit

/// Each is over only when the user, or a value, says so.
final class Lamp {
  private var timer: Timer?

  var isOn = false {
    didSet {
      if isOn {
        timer?.invalidate()
        timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }  // expect: missing_invalidate(note)
        timer.map { RunLoop.main.add($0, forMode: .common) }
      } else {
        timer?.invalidate()
      }
    }
  }
}

final class PlayerViewController: UIViewController {
  private var timer: Timer?
  private var other: Timer?
  private var third: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let stop = UIButton(type: .system)
    stop.addTarget(self, action: #selector(end), for: .touchUpInside)
    view.addSubview(stop)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endThird)))
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }  // expect: missing_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    let other = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(other, forMode: .common)
    self.other = other
    let third = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }  // expect: missing_invalidate(note)
    RunLoop.main.add(third, forMode: .common)
    self.third = third
  }

  @objc private func end() {
    finish()
  }

  private func finish() {
    timer?.invalidate()
  }

  @objc private func endThird() {
    third?.invalidate()
  }

  func close() {
    other?.invalidate()
  }
}

import UIKit

/// Whether what is added to the window leaves something of it to scroll.


/// As large as the screen.
final class Whole: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show(in window: UIWindow) {
    window.addSubview(self)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.label.text = Date().description
    }
  }

  func hide() {
    timer?.invalidate()
    removeFromSuperview()
  }
}

final class WholeController: UITableViewController {
  func open(_ window: UIWindow) { Whole(frame: UIScreen.main.bounds).show(in: window) }
}

/// Smaller than the screen.
final class Part: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show(in window: UIWindow) {
    window.addSubview(self)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.label.text = Date().description
    }
  }

  func hide() {
    timer?.invalidate()
    removeFromSuperview()
  }
}

final class PartController: UITableViewController {
  func open(_ window: UIWindow) { Part(frame: CGRect(x: 0, y: 0, width: 100, height: 50)).show(in: window) }
}

/// As large as the window.
final class OfItsWindow: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show(in window: UIWindow) {
    window.addSubview(self)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.label.text = Date().description
    }
  }

  func hide() {
    timer?.invalidate()
    removeFromSuperview()
  }
}

final class OfItsWindowController: UITableViewController {
  func open(_ window: UIWindow) { OfItsWindow(frame: window.bounds).show(in: window) }
}

/// It makes itself as large.
final class Takes: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show(in window: UIWindow) {
    frame = UIScreen.main.bounds
    window.addSubview(self)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.label.text = Date().description
    }
  }

  func hide() {
    timer?.invalidate()
    removeFromSuperview()
  }
}

final class TakesController: UITableViewController {
  func open(_ window: UIWindow) { Takes().show(in: window) }
}

/// By the sizes of the screen.
final class TakesBySizes: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show(in window: UIWindow) {
    frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.height)
    window.addSubview(self)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.label.text = Date().description
    }
  }

  func hide() {
    timer?.invalidate()
    removeFromSuperview()
  }
}

final class TakesBySizesController: UITableViewController {
  func open(_ window: UIWindow) { TakesBySizes().show(in: window) }
}

/// A strip of the screen.
final class TakesALittleLess: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show(in window: UIWindow) {
    frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.height / 4)
    window.addSubview(self)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.label.text = Date().description
    }
  }

  func hide() {
    timer?.invalidate()
    removeFromSuperview()
  }
}

final class TakesALittleLessController: UITableViewController {
  func open(_ window: UIWindow) { TakesALittleLess().show(in: window) }
}

/// It makes another view as large.
final class GivesAnother: UIView {
  private let label = UILabel()
  private var timer: Timer?
  private let other = UIView()

  func show(in window: UIWindow) {
    other.frame = UIScreen.main.bounds
    window.addSubview(self)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.label.text = Date().description
    }
  }

  func hide() {
    timer?.invalidate()
    removeFromSuperview()
  }
}

final class GivesAnotherController: UITableViewController {
  func open(_ window: UIWindow) { GivesAnother().show(in: window) }
}

/// It puts a curtain under itself.
final class Curtain: UIView {
  private let label = UILabel()
  private var timer: Timer?
  private var curtain: UIView!

  func show(in window: UIWindow) {
    curtain = UIView(frame: UIScreen.main.bounds)
    window.addSubview(curtain)
    window.addSubview(self)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.label.text = Date().description
    }
  }

  func hide() {
    timer?.invalidate()
    removeFromSuperview()
  }
}

final class CurtainController: UITableViewController {
  func open(_ window: UIWindow) { Curtain().show(in: window) }
}

/// The curtain is small.
final class SmallCurtain: UIView {
  private let label = UILabel()
  private var timer: Timer?
  private var curtain: UIView!

  func show(in window: UIWindow) {
    curtain = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    window.addSubview(curtain)
    window.addSubview(self)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.label.text = Date().description
    }
  }

  func hide() {
    timer?.invalidate()
    removeFromSuperview()
  }
}

final class SmallCurtainController: UITableViewController {
  func open(_ window: UIWindow) { SmallCurtain().show(in: window) }
}

/// It lets the touches through.
final class LetsThrough: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show(in window: UIWindow) {
    isUserInteractionEnabled = false
    window.addSubview(self)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.label.text = Date().description
    }
  }

  func hide() {
    timer?.invalidate()
    removeFromSuperview()
  }
}

final class LetsThroughController: UITableViewController {
  func open(_ window: UIWindow) { LetsThrough(frame: UIScreen.main.bounds).show(in: window) }
}

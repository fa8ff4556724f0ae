import UIKit

/// Whether the list under a view with a clock can be scrolled while the clock runs.


/// As large as the screen.
final class FramedController: UIViewController {
  private let table = UITableView()
  private let overlay = FramedOverlay()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(overlay)
    overlay.frame = view.bounds
    overlay.show()
  }
}

final class FramedOverlay: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show() {
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

/// A part of the screen.
final class SmallController: UIViewController {
  private let table = UITableView()
  private let overlay = SmallOverlay()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(overlay)
    overlay.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    overlay.show()
  }
}

final class SmallOverlay: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show() {
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

/// Only its place is set.
final class PlacedController: UIViewController {
  private let table = UITableView()
  private let overlay = PlacedOverlay()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(overlay)
    overlay.center = view.center
    overlay.show()
  }
}

final class PlacedOverlay: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show() {
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

/// All edges, by a library.
final class PinnedController: UIViewController {
  private let table = UITableView()
  private let overlay = PinnedOverlay()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(overlay)
    overlay.snp.makeConstraints { make in make.edges.equalToSuperview() }
    overlay.show()
  }
}

final class PinnedOverlay: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show() {
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

/// Some edges.
final class PinnedTopController: UIViewController {
  private let table = UITableView()
  private let overlay = PinnedTopOverlay()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(overlay)
    overlay.snp.makeConstraints { make in make.top.leading.equalToSuperview() }
    overlay.show()
  }
}

final class PinnedTopOverlay: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show() {
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

/// Made as large as the screen.
final class MadeController: UIViewController {
  private let table = UITableView()
  private lazy var overlay = MadeOverlay(frame: view.bounds)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(overlay)
    overlay.show()
  }
}

final class MadeOverlay: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show() {
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

/// Made small.
final class MadeSmallController: UIViewController {
  private let table = UITableView()
  private lazy var overlay = MadeSmallOverlay(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(overlay)
    overlay.show()
  }
}

final class MadeSmallOverlay: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show() {
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

/// It lets the touches through.
final class ThroughController: UIViewController {
  private let table = UITableView()
  private let overlay = ThroughOverlay()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(overlay)
    overlay.frame = view.bounds
    overlay.isUserInteractionEnabled = false
    overlay.show()
  }
}

final class ThroughOverlay: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show() {
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

/// It takes the touches.
final class NotThroughController: UIViewController {
  private let table = UITableView()
  private let overlay = NotThroughOverlay()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(overlay)
    overlay.frame = view.bounds
    overlay.isUserInteractionEnabled = true
    overlay.show()
  }
}

final class NotThroughOverlay: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show() {
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

/// Another list lies above it.
final class UnderController: UIViewController {
  private let table = UITableView()
  private let overlay = UnderOverlay()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(overlay)
    overlay.frame = view.bounds
    let list = UITableView()
    view.addSubview(list)
    overlay.show()
  }
}

final class UnderOverlay: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show() {
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

/// It is raised above all.
final class RaisedController: UIViewController {
  private let table = UITableView()
  private let overlay = RaisedOverlay()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(overlay)
    overlay.frame = view.bounds
    let list = UITableView()
    view.addSubview(list)
    view.bringSubviewToFront(overlay)
    overlay.show()
  }
}

final class RaisedOverlay: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show() {
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

/// It comes and goes.
final class HiddenController: UIViewController {
  private let table = UITableView()
  private let overlay = HiddenOverlay()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(overlay)
    overlay.frame = view.bounds
    overlay.isHidden = false
    let list = UITableView()
    view.addSubview(list)
    overlay.show()
  }
}

final class HiddenOverlay: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func show() {
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

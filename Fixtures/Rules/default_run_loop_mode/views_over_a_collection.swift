import UIKit

/// While the mask lies over the whole collection, nobody can scroll that; the badge leaves it free.
final class SeatsView: UIView, UICollectionViewDelegate {
  private let seats = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let mask3 = SharingMask()
  private let badge = SharingBadge()
  private let backdrop = SharingBackdrop()

  override func didMoveToWindow() {
    super.didMoveToWindow()
    backdrop.frame = bounds
    addSubview(backdrop)
    addSubview(seats)
    addSubview(badge)
    addSubview(mask3)
    mask3.frame = bounds
    badge.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
  }
}

final class CallController: UIViewController {
  private let seats = SeatsView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(seats)
  }
}

final class SharingMask: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.label.text?.append(".") }  // expect: default_run_loop_mode(note)
  }

  deinit { timer?.invalidate() }
}

final class SharingBadge: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.label.text?.append(".") }  // expect: default_run_loop_mode(warning)
  }

  deinit { timer?.invalidate() }
}

/// It lies below what scrolls.
final class SharingBackdrop: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.label.text?.append(".") }  // expect: default_run_loop_mode(warning)
  }

  deinit { timer?.invalidate() }
}

final class SeatsController: UIViewController, UITableViewDelegate {
  private let list = UITableView()
  private var pause: PauseOverlay?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
  }

  func showPause() {
    let overlay = PauseOverlay(frame: view.bounds)
    view.addSubview(overlay)
    pause = overlay
  }

  func hidePause() {
    pause?.removeFromSuperview()
    pause = nil
  }
}

final class PauseOverlay: UIView {
  private let label = UILabel()
  private var left = 60
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  private func tick() {
    left -= 1
    label.text = "\(left)"
  }

  deinit { timer?.invalidate() }
}

/// A view that fills a cell moves with it.
final class LevelCell: UITableViewCell {
  private let meter = LevelMeter()

  override func prepareForReuse() {
    super.prepareForReuse()
    meter.frame = contentView.bounds
    contentView.addSubview(meter)
    meter.start()
  }
}

final class LevelMeter: UIView {
  private let label = UILabel()
  private var level = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  private func tick() {
    level += 1
    label.text = "\(level)"
  }

  deinit { timer?.invalidate() }
}

final class LevelsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LevelCell.self, forCellReuseIdentifier: "level")
  }
}

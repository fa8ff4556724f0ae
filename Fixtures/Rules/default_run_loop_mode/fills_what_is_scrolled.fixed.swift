import UIKit

/// A list that is filled anew under the finger jumps.
final class DevicesController: UIViewController {
  private let titleLabel = UILabel()
  private let tableView = UITableView()
  private var timer: Timer?
  private var found = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.refresh()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func refresh() {
    found += 1
    titleLabel.text = "\(found)"
    fill()
  }

  private func fill() { tableView.reloadData() }
}

final class LogController: UIViewController {
  private let textView = UITextView()
  private var timer: Timer?
  private var lines: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.show()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    lines.append("\(lines.count)")
    textView.text = lines.joined()
  }
}

/// The label beside the text is read while the text is scrolled.
final class CountController: UIViewController {
  private let textView = UITextView()
  private let label = UILabel()
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}

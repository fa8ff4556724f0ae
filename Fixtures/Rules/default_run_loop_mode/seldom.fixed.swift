import UIKit

final class TodayViewController: UITableViewController {
  private let dateLabel = UILabel()
  private var timer: Timer?
  private static let minute: TimeInterval = 60

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: Self.minute, repeats: true) { [weak self] _ in
      self?.dateLabel.text = Date().description
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
enum Pace {
  case slow
  case slower

  var seconds: TimeInterval {
    switch self {
    case .slow: return 30
    case .slower: return 5 * 60
    }
  }
}

final class ReportController: NSViewController {
  private let label = NSTextField()
  private var count = 0
  private var hourly: Timer?
  private var paced: Timer?
  var pace: Pace = .slow

  override func viewWillAppear() {
    startHourly()
    startPaced()
  }

  override func viewWillDisappear() {
    hourly?.invalidate()
    paced?.invalidate()
  }

  private func startHourly(every interval: TimeInterval = 60 * 60) {
    hourly?.invalidate()
    let hourly = Timer(timeInterval: interval, repeats: true) { [weak self] _ in
      self?.show()
    }
    RunLoop.current.add(hourly, forMode: .common)
    self.hourly = hourly
  }

  private func startPaced() {
    let interval = pace.seconds
    paced?.invalidate()
    let paced = Timer(timeInterval: interval, repeats: true) { [weak self] _ in
      self?.show()
    }
    RunLoop.current.add(paced, forMode: .common)
    self.paced = paced
  }

  private func show() {
    count += 1
    label.stringValue = "\(count)"
  }
}

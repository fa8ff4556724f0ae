import SwiftUI
import UIKit

/// What is shown changes once a minute, whatever the interval.
final class DeadlineModel: ObservableObject {
  @Published var days = 0
  @Published var hours = 0
  @Published var minutes = 0
  @Published var seconds = 0
  private let deadline: Date
  private var timers: [Timer] = []

  init(deadline: Date) { self.deadline = deadline }

  func start() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.showMinutes() }
    RunLoop.current.add(timer, forMode: .common)
    timers.append(timer)
    let newTimer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.showSeconds() }
    RunLoop.current.add(newTimer, forMode: .common)
    timers.append(newTimer)
  }

  func stop() {
    timers.forEach { $0.invalidate() }
    timers = []
  }

  private func showMinutes() {
    let left = deadline.timeIntervalSinceNow
    guard left > 0 else {
      minutes = 0
      return
    }
    let whole = Int(left)
    days = Int(left / 86_400)
    hours = whole / 3600 % 24
    minutes = Int(left.truncatingRemainder(dividingBy: 3600) / 60)
  }

  private func showSeconds() {
    let left = Int(deadline.timeIntervalSinceNow)
    minutes = left / 60
    seconds = left % 60
  }
}

struct DeadlineView: View {
  @StateObject private var model = DeadlineModel(deadline: .distantFuture)

  var body: some View {
    List {
      Text("\(model.days) d \(model.hours) h \(model.minutes) min")
      Text("\(model.seconds) s")
    }
    .onAppear { model.start() }
    .onDisappear { model.stop() }
  }
}

final class AgeController: UITableViewController {
  private let ageLabel = UILabel()
  private let dotLabel = UILabel()
  private var ageTimer: Timer?
  private var dotTimer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ageTimer?.invalidate()
    let ageTimer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      let parts = Calendar.current.dateComponents([.hour, .minute], from: Date())
      self?.ageLabel.text = "\(parts.hour ?? 0):\(parts.minute ?? 0)"
    }
    RunLoop.current.add(ageTimer, forMode: .common)
    self.ageTimer = ageTimer
    dotTimer?.invalidate()
    let dotTimer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.dotLabel.text = self?.dotLabel.text == "" ? "." : ""
      self?.dotLabel.alpha = self?.dotLabel.alpha == 1 ? 0 : 1
    }
    RunLoop.current.add(dotTimer, forMode: .common)
    self.dotTimer = dotTimer
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ageTimer?.invalidate()
    dotTimer?.invalidate()
  }
}

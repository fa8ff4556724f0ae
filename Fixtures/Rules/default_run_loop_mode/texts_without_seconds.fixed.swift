import SwiftUI
import UIKit

/// The clock shows minutes.
final class ClockController: UITableViewController {
  private let label = UILabel()
  private let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "h:mm 'o''clock, as it is said'"
    return formatter
  }()
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.show() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    label.text = formatter.string(from: Date())
  }
}

/// This one shows seconds.
final class SecondsController: UITableViewController {
  private let label = UILabel()
  private let formatter = DateFormatter()
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    formatter.dateFormat = "h:mm:ss"
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.show() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    label.text = formatter.string(from: Date())
  }
}

/// All that is read of the date is its minutes.
final class DayModel: ObservableObject {
  @Published private(set) var now = Date()
  private var timer: Timer?
  private let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.timeStyle = .short
    return formatter
  }()

  var time: String { formatter.string(from: now) }

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.now = Date() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }
}

/// A view reads the rest of it.
final class MomentModel: ObservableObject {
  @Published private(set) var moment = Date()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.moment = Date() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }
}

struct DayView: View {
  @StateObject private var day = DayModel()
  @StateObject private var moment = MomentModel()

  var body: some View {
    List {
      Text(day.time)
      Text(day.now, style: .date)
      Text(moment.moment, style: .date)
      Text("\(moment.moment)")
    }
    .onAppear {
      day.start()
      moment.start()
    }
    .onDisappear {
      day.stop()
      moment.stop()
    }
  }
}

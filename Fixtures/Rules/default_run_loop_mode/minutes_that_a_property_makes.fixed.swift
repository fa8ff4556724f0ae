import SwiftUI

/// What the view reads are whole minutes of the time that each fire stores.
final class SnoozeModel: ObservableObject {
  @Published private(set) var remaining: TimeInterval = 0
  private let end: Date
  private var timer: Timer?

  init(end: Date) { self.end = end }

  var text: String {
    guard remaining > 0 else { return "over" }
    let minutes = Int(round(remaining / 60))
    return minutes >= 60 ? "\(minutes / 60) h \(minutes % 60) min" : "\(minutes) min"
  }

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.remaining = self.end.timeIntervalSinceNow
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

struct SnoozeView: View {
  @StateObject private var model = SnoozeModel(end: .distantFuture)

  var body: some View {
    List {
      Text(model.text)
    }
    .onAppear { model.start() }
  }
}

/// Its seconds move, too.
final class NapModel: ObservableObject {
  @Published private(set) var remaining: TimeInterval = 0
  private let end: Date
  private var timer: Timer?

  init(end: Date) { self.end = end }

  var text: String {
    let seconds = Int(round(remaining))
    return "\(seconds / 60) min \(seconds % 60) s"
  }

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.remaining = self.end.timeIntervalSinceNow
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

struct NapView: View {
  @StateObject private var model = NapModel(end: .distantFuture)

  var body: some View {
    List {
      Text(model.text)
    }
    .onAppear { model.start() }
  }
}

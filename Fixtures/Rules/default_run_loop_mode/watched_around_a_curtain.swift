import SwiftUI

/// The screen around the overlay only checks the time; the overlay draws it, on a curtain.
struct TalkView: View {
  @StateObject private var memo = Memo()

  var body: some View {
    List(0..<50, id: \.self) { Text("\($0)") }
      .onChange(of: memo.elapsed) { _, elapsed in check(elapsed) }
      .overlay {
        if memo.isRunning { MemoOverlay(memo: memo) }
      }
  }

  private func check(_ elapsed: Double) {
    if elapsed > 60 { memo.stop() }
  }
}

struct MemoOverlay: View {
  @ObservedObject var memo: Memo

  var body: some View {
    ZStack {
      Color.black.opacity(0.7).ignoresSafeArea()
      Text("\(memo.elapsed)")
    }
  }
}

final class Memo: ObservableObject {
  @Published var elapsed = 0.0
  @Published var isRunning = false
  private var timer: Timer?

  func start() {
    isRunning = true
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.elapsed += 0.1
    }
  }

  func stop() {
    isRunning = false
    timer?.invalidate()
  }
}

/// The screen around shows the time, too, in what its closure sets.
struct RestView: View {
  @StateObject private var rest = Rest()
  @State private var title = ""

  var body: some View {
    List(0..<50, id: \.self) { Text("\($0)") }
      .navigationTitle(title)
      .onChange(of: rest.left) { _, left in title = "\(left)" }
  }
}

final class Rest: ObservableObject {
  @Published var left = 60
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.left -= 1
    }
  }

  func stop() { timer?.invalidate() }
}

/// A method of the screen shows it.
struct LapView: View {
  @StateObject private var lap = Lap()
  @State private var title = ""

  var body: some View {
    List(0..<50, id: \.self) { Text("\($0)") }
      .navigationTitle(title)
      .onChange(of: lap.left) { _, left in show(left) }
  }

  private func show(_ left: Int) { title = "\(left)" }
}

final class Lap: ObservableObject {
  @Published var left = 60
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.left -= 1
    }
  }

  func stop() { timer?.invalidate() }
}

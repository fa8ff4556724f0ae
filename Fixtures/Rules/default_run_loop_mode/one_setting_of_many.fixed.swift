import SwiftUI

/// A setting that views observe.
final class Setting<Value>: ObservableObject {
  @Published var value: Value
  private let initial: Value

  init(_ value: Value) {
    self.value = value
    initial = value
  }

  func reset() { value = initial }
}

enum Settings {
  static let usedSeconds = Setting(0.0)
  static let playedSeconds = Setting(0.0)
  static let zoom = Setting(1.0)
}

/// No view draws the time that the program was in use, though one draws another setting.
final class UsageMeter {
  private var timer: Timer?

  func begin() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in
      Settings.usedSeconds.value += 1
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func end() {
    timer?.invalidate()
    Settings.usedSeconds.reset()
  }
}

/// A view observes this one.
final class PlayMeter {
  private var timer: Timer?

  func begin() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in
      Settings.playedSeconds.value += 1
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func end() { timer?.invalidate() }
}

struct Choice {
  let id: Int
  let value: String
}

struct ZoomView: View {
  @ObservedObject private var zoom = Settings.zoom
  @ObservedObject private var played = Settings.playedSeconds
  private let choices: [Choice] = []
  private let usage = UsageMeter()
  private let play = PlayMeter()

  var body: some View {
    List {
      Text("\(zoom.value)")
      Text("\(played.value)")
      ForEach(choices, id: \.id) { Text("\($0.value)") }
    }
    .onAppear {
      usage.begin()
      play.begin()
    }
    .onDisappear {
      usage.end()
      play.end()
    }
  }
}

import SwiftUI

struct Recording {
  var name = ""
  var samples: [Double] = []
  var length = 0.0
  var peak: Double { samples.max() ?? 0 }
}

/// Of the published recording, each timer changes one field.
final class Recorder: ObservableObject {
  @Published var recording: Recording?
  @Published var measured: Recording?
  @Published var copied: Recording?
  private var timers: [Timer] = []

  func start() {
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.add() }
    RunLoop.current.add(timer, forMode: .common)
    timers.append(timer)
    let newTimer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.extend() }
    RunLoop.current.add(newTimer, forMode: .common)
    timers.append(newTimer)
    let timer2 = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
        self?.recording?.samples.append(1)
      }
    RunLoop.current.add(timer2, forMode: .common)
    timers.append(
          timer2)
    let timer3 = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
        self?.measured?.samples.append(1)
      }
    RunLoop.current.add(timer3, forMode: .common)
    timers.append(
          timer3)
    timers.append(
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
        self?.copied?.samples.append(1)
      })
  }

  func stop() {
    timers.forEach { $0.invalidate() }
    timers = []
  }

  private func add() {
    guard var copy = recording else { return }
    copy.samples.append(0)
    recording = copy
  }

  private func extend() {
    guard var copy = recording else { return }
    copy.length += 0.5
    recording = copy
  }
}

struct RecordingView: View {
  @StateObject private var recorder = Recorder()

  var body: some View {
    List {
      if let recording = recorder.recording {
        Text(recording.name)
        Text("\(recording.length)")
      }
      if recorder.measured != nil { Text("\(recorder.measured?.peak ?? 0)") }
      if let copied = recorder.copied { RecordingRow(recording: copied) }
    }
    .onAppear { recorder.start() }
    .onDisappear { recorder.stop() }
  }
}

struct RecordingRow: View {
  let recording: Recording

  var body: some View { Text("\(recording.samples.count)") }
}

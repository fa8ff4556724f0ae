import SwiftUI
import UIKit

struct StartView: View {
  @State private var waits = false
  @State private var counts = false

  var body: some View {
    Form {
      Text("Start")
    }
    .fullScreenCover(isPresented: $waits) { WaitView() }
    .sheet(isPresented: $counts) {
      List { CountView() }
    }
  }
}

/// The form lies under the cover, where no finger reaches it.
struct WaitView: View {
  @State private var x = 0.0
  @State private var timer: Timer?

  var body: some View {
    Text("Please wait")
      .offset(x: x)
      .onAppear {
        timer?.invalidate()
        let timer = Timer(timeInterval: 0.05, repeats: true) { _ in x += 1 }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
      }
      .onDisappear { timer?.invalidate() }
  }
}

/// The sheet itself has a list.
struct CountView: View {
  @State private var count = 0
  @State private var timer: Timer?

  var body: some View {
    Text("\(count)")
      .onAppear {
        timer?.invalidate()
        let timer = Timer(timeInterval: 0.05, repeats: true) { _ in count += 1 }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
      }
      .onDisappear { timer?.invalidate() }
  }
}

/// Another model passes the level on to the view.
@Observable final class Recorder {
  private(set) var level = 0.0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] _ in self?.measure() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  private func measure() { level = Double.random(in: 0...1) }
}

@Observable final class CallModel {
  let recorder = Recorder()
  var level: Double { recorder.level }
}

struct CallView: View {
  @State private var model = CallModel()

  var body: some View {
    List {
      Circle().frame(width: model.level * 20)
    }
    .onAppear { model.recorder.start() }
    .onDisappear { model.recorder.stop() }
  }
}

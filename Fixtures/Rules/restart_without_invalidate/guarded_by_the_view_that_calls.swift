import SwiftUI

final class ClockModel: ObservableObject {
  @Published var now = Date()
  private var timer: Timer?

  var isRunning: Bool { timer != nil }

  func start() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.now = Date() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

struct ClockView: View {
  @StateObject private var model = ClockModel()

  var body: some View {
    Text(model.now, style: .time)
      .onAppear {
        if !model.isRunning { model.start() }
      }
  }
}

import SwiftUI

final class LoudnessModel: ObservableObject {
  @Published var level = 0.0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.level += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }
}

struct LoudnessView: View {
  @StateObject private var model = LoudnessModel()

  var body: some View {
    List { Text("\(model.level)") }
      .onAppear { model.start() }
      .onDisappear { model.stop() }
  }
}

import SwiftUI

struct Lap {
  var name = ""
  var length = 0.0
}

final class LapModel: ObservableObject {
  @Published var lap: Lap?
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.lap?.length += 0.5 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}

struct LapView: View {
  @StateObject private var model = LapModel()

  var body: some View {
    List { Text("\(model.lap?.length ?? 0)") }
      .onAppear { model.start() }
      .onDisappear { model.stop() }
  }
}

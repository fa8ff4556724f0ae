import SwiftUI

final class StopwatchModel: ObservableObject {
  @Published var elapsed = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.elapsed += 1
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

struct StopwatchView: View {
  @ObservedObject var model: StopwatchModel

  var body: some View {
    List {
      Text("\(model.elapsed) s")
    }
  }
}

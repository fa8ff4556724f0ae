import SwiftUI

final class StopwatchModel: ObservableObject {
  @Published var elapsed = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.elapsed += 1
    }
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

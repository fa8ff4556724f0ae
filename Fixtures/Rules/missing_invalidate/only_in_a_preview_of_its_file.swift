import SwiftUI

struct PlainScreen: View {
  let title: String

  var body: some View { Text(title) }
}

#if DEBUG

  private final class ChangingModel: ObservableObject {
    @Published var count = 0

    init() {
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.count += 1 }  // expect: missing_invalidate(note)
      RunLoop.main.add(timer, forMode: .common)
    }
  }

  private final class LazyModel: ObservableObject {
    @Published var count = 0
    private lazy var timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: missing_invalidate(note), default_run_loop_mode(note)
      self?.count += 1
    }

    init() { _ = timer }
  }

  private struct ChangingScreen: View {
    @StateObject private var model = ChangingModel()
    @StateObject private var second = LazyModel()

    var body: some View { PlainScreen(title: "\(model.count + second.count)") }
  }

  #Preview("Changing") {
    ChangingScreen()
  }

#endif

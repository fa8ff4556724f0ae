import SwiftUI

final class Console: ObservableObject {
  @Published var lines: [String] = []
  @Published var time = ""
  private var reader: Timer?
  private var clock: Timer?

  func start() {
    reader?.invalidate()
    reader = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.lines.append("new")
    }
    clock?.invalidate()
    clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.time = Date().description
    }
  }

  func stop() {
    reader?.invalidate()
    clock?.invalidate()
  }
}

/// The list should not move to its end under the finger.
struct ConsoleView: View {
  @ObservedObject var console: Console

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        Text(console.time)
        Text(console.lines.joined())
      }
      .onChange(of: console.lines.count) { proxy.scrollTo("end") }
    }
    .onAppear { console.start() }
    .onDisappear { console.stop() }
  }
}

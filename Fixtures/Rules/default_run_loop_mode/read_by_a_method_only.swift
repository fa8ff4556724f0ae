import SwiftUI

/// What only a method without a result reads is not drawn.
struct UploadView: View {
  @State private var sent = 0
  @State private var shown = 0
  @State private var timers: [Timer] = []

  var body: some View {
    List {
      summary()
      Button("Report") { report() }
    }
    .onAppear {
      timers.append(Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in sent += 1 })  // expect: default_run_loop_mode(note)
      timers.append(Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in shown += 1 })  // expect: default_run_loop_mode(warning)
    }
    .onDisappear { timers.forEach { $0.invalidate() } }
  }

  private func report() { print(sent) }

  private func summary() -> some View { Text("\(shown)") }
}

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
      let timer = Timer(timeInterval: 1, repeats: true) { _ in sent += 1 }
      RunLoop.current.add(timer, forMode: .common)
      timers.append(timer)
      let newTimer = Timer(timeInterval: 1, repeats: true) { _ in shown += 1 }
      RunLoop.current.add(newTimer, forMode: .common)
      timers.append(newTimer)
    }
    .onDisappear { timers.forEach { $0.invalidate() } }
  }

  private func report() { print(sent) }

  private func summary() -> some View { Text("\(shown)") }
}

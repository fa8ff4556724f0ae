import SwiftUI

struct BlinkView: View {
  @State private var isOn = false

  var body: some View {
    Circle()
      .opacity(isOn ? 1 : 0)
      .task {
        for _ in 0..<100 {
          isOn.toggle()
          try? await Task.sleep(for: .milliseconds(500))  // expect: sleep_loop_ignores_cancellation(note)
        }
      }
  }
}

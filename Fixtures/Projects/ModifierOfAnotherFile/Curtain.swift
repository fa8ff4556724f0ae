import SwiftUI

struct Curtain: ViewModifier {
  @State private var height = 100.0
  @State private var timer: Timer?

  func body(content: Content) -> some View {
    content
      .frame(height: height)
      .onAppear {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in height += 1 }  // expect: default_run_loop_mode(note)
      }
      .onDisappear { timer?.invalidate() }
  }
}

struct Pulse: ViewModifier {
  @State private var height = 100.0
  @State private var timer: Timer?

  func body(content: Content) -> some View {
    content
      .frame(height: height)
      .onAppear {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in height += 1 }  // expect: default_run_loop_mode(warning)
      }
      .onDisappear { timer?.invalidate() }
  }
}

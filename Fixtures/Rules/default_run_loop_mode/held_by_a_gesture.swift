import SwiftUI

/// The timer runs while a finger holds the button: only a second finger could scroll.
struct WeightStepper: View {
  @State private var weight = 20.0
  @State private var holdTimer: Timer?
  @State private var slideTimer: Timer?
  @State private var tourTimer: Timer?

  var body: some View {
    ScrollView {
      Text("\(weight)")
      Image(systemName: "plus")
        .simultaneousGesture(LongPressGesture(minimumDuration: 0.3).onEnded { _ in hold() })
        .onLongPressGesture(minimumDuration: .infinity, pressing: { isDown in if !isDown { release() } }, perform: {})
      Image(systemName: "slider.horizontal.3")
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { _ in slide() }
            .onEnded { _ in slideTimer?.invalidate() })
      Image(systemName: "figure.walk")
        .gesture(LongPressGesture().onEnded { _ in tour() })
    }
    .onDisappear {
      release()
      slideTimer?.invalidate()
      tourTimer?.invalidate()
    }
  }

  private func hold() {
    guard holdTimer == nil else { return }
    holdTimer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in weight += 1 }  // expect: default_run_loop_mode(note)
  }

  private func slide() {
    guard slideTimer == nil else { return }
    slideTimer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in weight += 0.5 }  // expect: default_run_loop_mode(note)
  }

  /// It goes on when the finger is up.
  private func tour() {
    guard tourTimer == nil else { return }
    tourTimer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in weight += 0.1 }  // expect: default_run_loop_mode(warning)
  }

  private func release() {
    holdTimer?.invalidate()
    holdTimer = nil
  }
}

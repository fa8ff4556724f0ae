import SwiftUI

/// Calls back at both ends of a long press.
private struct HoldButton: View {
  let name: String
  let onPress: () -> Void
  let onRelease: () -> Void

  var body: some View {
    Image(systemName: name)
      .simultaneousGesture(DragGesture(minimumDistance: 0).onEnded { _ in onRelease() })
      .simultaneousGesture(LongPressGesture(minimumDuration: 0.3).onEnded { _ in onPress() })
  }
}

/// Calls back at a tap.
private struct TapButton: View {
  let name: String
  let onTap: () -> Void

  var body: some View {
    Button(action: { onTap() }) { Image(systemName: name) }
  }
}

/// It goes on when the finger is up.
struct DoseCounter: View {
  @State private var dose = 20.0
  @State private var timer: Timer?

  var body: some View {
    ScrollView {
      Text("\(dose)")
      TapButton(name: "plus", onTap: { start() })
      HoldButton(name: "minus", onPress: { dose -= 1 }, onRelease: { stop() })
    }
    .onDisappear { stop() }
  }

  private func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in dose += 1 }  // expect: default_run_loop_mode
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }
}

/// Only a second finger could scroll while it runs.
struct WeightStepper: View {
  @State private var weight = 20.0
  @State private var timer: Timer?

  var body: some View {
    ScrollView {
      Text("\(weight)")
      HoldButton(name: "minus", onPress: { start(by: -1) }, onRelease: { stop() })
      HoldButton(name: "plus", onPress: { start(by: 1) }, onRelease: { stop() })
    }
    .onDisappear { stop() }
  }

  private func start(by step: Double) {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in weight += step }  // expect: default_run_loop_mode(note)
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }
}

import SwiftUI

private struct HoldButton: View {
  let onPress: () -> Void
  let onRelease: () -> Void

  var body: some View {
    Image(systemName: "plus")
      .simultaneousGesture(DragGesture(minimumDistance: 0).onEnded { _ in onRelease() })
      .simultaneousGesture(LongPressGesture(minimumDuration: 0.3).onEnded { _ in onPress() })
  }
}

struct WeightStepper: View {
  @State private var weight = 20.0
  @State private var timer: Timer?

  var body: some View {
    ScrollView {
      Text("\(weight)")
      HoldButton(onPress: { start() }, onRelease: { stop() })
    }
    .onDisappear { stop() }
  }

  private func start() {
    guard self.timer == nil else { return }
    let timer = Timer(timeInterval: 0.1, repeats: true) { _ in weight += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }
}

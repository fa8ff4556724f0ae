import SwiftUI

struct HoldButton: View {
  let action: () -> Void
  @State private var timer: Timer?
  @State private var isPressed = false

  var body: some View {
    Text("more")
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { _ in
            guard !isPressed else { return }
            isPressed = true
            let timer = Timer(timeInterval: 0.1, repeats: true) { _ in action() }
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
          }
          .onEnded { _ in end() }
      )
      .onDisappear { end() }
  }

  private func end() {
    isPressed = false
    timer?.invalidate()
    timer = nil
  }
}

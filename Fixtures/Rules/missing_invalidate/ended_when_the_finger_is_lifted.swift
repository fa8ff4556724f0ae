import SwiftUI

/// The gesture does not end where the view goes away under the finger.
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
            let timer = Timer(timeInterval: 0.1, repeats: true) { _ in action() }  // expect: missing_invalidate(note)
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
          }
          .onEnded { _ in
            isPressed = false
            timer?.invalidate()
            timer = nil
          }
      )
  }
}

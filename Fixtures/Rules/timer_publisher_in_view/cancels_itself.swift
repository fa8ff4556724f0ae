import SwiftUI

/// A view that is made again starts it again, which is what is wanted.
struct ShakeView: View {
  @State private var angle = 0.0
  let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("👋")
      .rotationEffect(.degrees(angle))
      .onReceive(timer) { _ in shake() }
  }

  private func shake() {
    guard angle > 0 else {
      timer.upstream.connect().cancel()
      return
    }
    angle -= 1
  }
}

struct GreetingView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      ShakeView()
      Button("Again: \(count)") { count += 1 }
    }
  }
}

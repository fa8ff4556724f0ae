import SwiftUI

struct Wiggle: ViewModifier {
  @State private var angle = 0.0
  @State private var ticks = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

  func body(content: Content) -> some View {
    content
      .rotationEffect(.degrees(angle))
      .onReceive(ticks) { _ in angle = angle == 0 ? 3 : 0 }
  }
}

struct Heart: View {
  @State private var beats = 0

  var body: some View {
    Button("\(beats)") { beats += 1 }.modifier(Wiggle())
  }
}

import SwiftUI

struct Ticking: ViewModifier {
  @State private var ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @Binding var count: Int

  func body(content: Content) -> some View {
    content.onReceive(ticks) { _ in count += 1 }
  }
}

struct TicksView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
        .modifier(Ticking(count: $count))
    }
  }
}

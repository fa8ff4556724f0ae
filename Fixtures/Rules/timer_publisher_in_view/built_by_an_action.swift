import SwiftUI

struct PinView: View {
  @State private var left = 60
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in left -= 1 }
  }
}

final class Overlay: ObservableObject {
  @Published var content: AnyView?

  func show<Content: View>(@ViewBuilder _ builder: () -> Content) {
    content = AnyView(builder())
  }
}

/// What the button's code has built stays what it is.
struct SettingsView: View {
  @State private var count = 0
  @EnvironmentObject var overlay: Overlay

  var body: some View {
    VStack {
      Button("Unlock") { unlock() }
      Button("Count: \(count)") { count += 1 }
    }
  }

  private func unlock() {
    overlay.show {
      PinView()
    }
  }
}

import SwiftUI

struct CodeView: View {
  @Binding var isOpen: Bool
  @State private var left = 60
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Button("\(left)") { isOpen = false }
      .onReceive(timer) { _ in left -= 1 }
  }
}

/// All that the screen on top changes here is that it goes away.
struct PhoneView: View {
  @State private var isOpen = false

  var body: some View {
    NavigationLink("Go on", isActive: $isOpen) { EmptyView() }
    NavigationLink(destination: CodeView(isOpen: $isOpen), isActive: $isOpen) { EmptyView() }
  }
}

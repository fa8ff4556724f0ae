import SwiftUI

struct CodeView: View {
  @Binding var isOpen: Bool
  @State private var left = 60
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Button("\(left)") { isOpen = false }
      .onReceive(timer) { _ in left -= 1 }
  }
}

/// Its screen on top keeps the publisher.
struct PhoneView: View {
  @State private var isOpen = false

  var body: some View {
    NavigationLink("Go on", isActive: $isOpen) { EmptyView() }
    NavigationLink(destination: CodeView(isOpen: $isOpen), isActive: $isOpen) { EmptyView() }
  }
}

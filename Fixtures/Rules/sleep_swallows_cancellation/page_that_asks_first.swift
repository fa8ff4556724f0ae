import SwiftUI

struct Carousel: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      Text("one").tag(0)
      Text("two").tag(1)
    }
    .task(id: page) {
      try? await Task.sleep(for: .seconds(3))
      guard !Task.isCancelled else { return }
      page = (page + 1) % 2
    }
  }
}

struct Toast: View {
  @State private var message: String?

  var body: some View {
    Button("Save") { message = "Saved" }
      .task(id: message) {
        try? await Task.sleep(for: .seconds(3))
        message = nil
      }
  }
}

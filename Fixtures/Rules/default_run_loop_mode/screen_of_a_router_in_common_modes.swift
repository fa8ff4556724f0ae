import SwiftUI

protocol Router: ViewModifier {
  associatedtype Screen: View
  func screen(for page: Page) -> Screen
}

enum Page { case code, help }

/// What the router selects is pushed on top of the list that it modifies.
struct ListRouter: Router {
  func body(content: Content) -> some View { content }

  @ViewBuilder func screen(for page: Page) -> some View {
    switch page {
    case .code: CodeView()
    case .help: Text("Help")
    }
  }
}

struct CodeView: View {
  @State private var left = 60
  @State private var timer: Timer?

  var body: some View {
    VStack {
      Text("\(left)")
      Button("Send") { start() }
    }
    .onDisappear { timer?.invalidate() }
  }

  private func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in left -= 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

struct AddressList: View {
  var body: some View {
    ScrollView { Text("Addresses") }
      .modifier(ListRouter())
  }
}

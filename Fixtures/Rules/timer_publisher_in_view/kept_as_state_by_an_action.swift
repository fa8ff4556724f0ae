import SwiftUI

struct PinView: View {
  @State private var left = 60
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in left -= 1 }
  }
}

struct SettingsView: View {
  @State private var content: AnyView?

  var body: some View {
    VStack {
      Button("Unlock") { content = AnyView(PinView()) }
      content
    }
  }
}

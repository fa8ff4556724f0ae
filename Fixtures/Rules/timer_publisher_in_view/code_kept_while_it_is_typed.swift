import SwiftUI

struct PinView: View {
  @State private var left = 60
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in left -= 1 }
  }
}

struct AccountView: View {
  @State private var number = ""

  var body: some View {
    VStack {
      TextField("Number", text: $number)
        .onChange(of: number) { _, typed in number = typed.filter(\.isNumber) }
      NavigationLink {
        PinView()
      } label: {
        Text("Next: \(number)")
      }
    }
  }
}

import SwiftUI

struct CodeView: View {
  @State private var left = 60
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in left -= 1 }
  }
}

/// It tidies what is typed in its own field, which is out of reach while the other screen lies on it.
struct NumberView: View {
  @State private var number = ""

  var body: some View {
    VStack {
      TextField("Number", text: $number)
        .onChange(of: number) { _, typed in number = typed.filter(\.isNumber) }
      NavigationLink {
        CodeView()
      } label: {
        Text("Next: \(number)")
      }
    }
  }
}

import SwiftUI

final class Order: ObservableObject {
  @Published var phone = ""
}

struct ConfirmView: View {
  @EnvironmentObject var order: Order
  @State private var left = 60
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in left -= 1 }
    Button("Use the old one") { order.phone = "0" }
  }
}

/// Its field is out of reach; the screen on top writes the number once.
struct PhoneView: View {
  @EnvironmentObject var order: Order

  var body: some View {
    VStack {
      TextField("Phone", text: $order.phone)
      NavigationLink {
        ConfirmView()
      } label: {
        Text("Next")
      }
    }
  }
}

struct CorrectView: View {
  @EnvironmentObject var order: Order
  @State private var left = 60
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    TextField("\(left)", text: $order.phone)
      .onReceive(timer) { _ in left -= 1 }
  }
}

/// The number is typed on the screen on top.
struct OldPhoneView: View {
  @EnvironmentObject var order: Order

  var body: some View {
    NavigationLink {
      CorrectView()
    } label: {
      Text(order.phone)
    }
  }
}

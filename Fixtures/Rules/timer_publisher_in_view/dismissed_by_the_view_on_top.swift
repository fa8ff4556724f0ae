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

final class Registration: ObservableObject {
  @Published var phone = ""
}

/// All that the screen on top changes here is that it goes away; nobody types here meanwhile.
struct PhoneView: View {
  @EnvironmentObject var registration: Registration
  @State private var isOpen = false

  var body: some View {
    TextField("Phone", text: $registration.phone)
    Text(registration.phone)
    NavigationLink("Go on", isActive: $isOpen) { EmptyView() }
    NavigationLink(destination: CodeView(isOpen: $isOpen).environmentObject(registration), isActive: $isOpen) {
      EmptyView()
    }
  }
}

import Combine
import SwiftUI

/// What a tap sends only begins a reload: no body shows the subscription.
struct InvitationList: View {
  let accepted: PassthroughSubject<Int, Never>
  @State private var reload: AnyCancellable?
  @State private var names: [String] = []

  var body: some View {
    List(names, id: \.self) { name in
      Button(name) { accepted.send(name.count) }
    }
    .onReceive(accepted.delay(for: 1, scheduler: DispatchQueue.main)) { _ in
      guard reload == nil else { return }
      reload = Just(1).sink { print($0) }
    }
  }
}

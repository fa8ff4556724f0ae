import Combine
import SwiftUI

/// An interval of a tenth of a second that starts over now and then is not noticed.
struct Shelf: View {
  @State private var isEditing = false

  var body: some View {
    Toggle("Edit", isOn: $isEditing)
      .onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) { _ in  // expect: timer_publisher_in_view(note)
        NotificationCenter.default.post(name: .init("showBar"), object: nil)
      }
  }
}

/// Something else changes the view as often as the publisher ticks: it may never do so.
struct Meter: View {
  @StateObject private var level = Level()

  var body: some View {
    Text("\(level.value)")
      .onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in  // expect: timer_publisher_in_view(warning)
        NotificationCenter.default.post(name: .init("showBar"), object: nil)
      }
  }
}

final class Level: ObservableObject {
  @Published private(set) var value = 0.0
  private var subscription: AnyCancellable?

  init() {
    subscription = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
      self?.value += 0.1
    }
  }
}

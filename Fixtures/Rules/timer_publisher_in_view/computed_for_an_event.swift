import Combine
import SwiftUI

/// Each of the events that compute it comes once.
struct Bells: View {
  @State private var rings = 0
  @State private var note = ""
  @State private var subscription: AnyCancellable?

  private var ticks: AnyPublisher<Date, Never> {
    Timer.publish(every: 4, on: .main, in: .common)
      .autoconnect()
      .eraseToAnyPublisher()
  }

  var body: some View {
    TextField("Note", text: $note)
      .overlay(Text("\(rings)"))
      .onAppear {
        subscription = ticks.sink { _ in rings += 1 }
      }
      .onDisappear { subscription = nil }
  }
}

import SwiftUI

final class Store: ObservableObject {
  @Published var home: String?
  @Published var rooms: [String] = []
}

/// After it is cancelled, the loop runs on at once, but only for the rest of its turns.
struct HomeView: View {
  @ObservedObject var store: Store

  var body: some View {
    Text(store.home ?? "")
      .task {
        var attempts = 0
        while store.home == nil, attempts < 20 {
          try? await Task.sleep(nanoseconds: 250_000_000)  // expect: sleep_loop_ignores_cancellation(note)
          attempts += 1
        }
        attempts = 0
        while store.rooms.isEmpty && attempts < 12 {
          try? await Task.sleep(nanoseconds: 250_000_000)  // expect: sleep_loop_ignores_cancellation(note)
          attempts += 1
        }
      }
  }
}

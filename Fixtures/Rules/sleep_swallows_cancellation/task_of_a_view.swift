import SwiftUI

struct HintView: View {
  @State private var hintsShown = 0

  var body: some View {
    Text("\(hintsShown)")
      .task {
        try? await Task.sleep(for: .seconds(3))  // expect: sleep_swallows_cancellation(note)
        hintsShown += 1
      }
  }
}

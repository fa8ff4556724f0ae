import SwiftUI

/// Where the id changes the view stays, and the old task changes it once more.
struct DemoView: View {
  let isAnimating: Bool
  @State private var letters = 0

  var body: some View {
    Text(String("demo".prefix(letters)))
      .task(id: isAnimating) { await run() }
  }

  private func run() async {
    while !Task.isCancelled {
      letters = 0
      try? await Task.sleep(for: .milliseconds(300))  // expect: sleep_swallows_cancellation(note)
      letters += 1
    }
  }
}

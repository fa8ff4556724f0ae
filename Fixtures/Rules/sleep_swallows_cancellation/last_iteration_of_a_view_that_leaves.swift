import SwiftUI

/// The task ends with the view: nobody sees its last iteration.
struct DemoView: View {
  @State private var letters = 0

  var body: some View {
    Text(String("demo".prefix(letters)))
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(300))
          letters += 1
        }
      }
  }
}

struct CarefulDemoView: View {
  let isAnimating: Bool
  @State private var letters = 0

  var body: some View {
    Text(String("demo".prefix(letters)))
      .task(id: isAnimating) {
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(300))
          if Task.isCancelled { return }
          letters += 1
        }
      }
  }
}

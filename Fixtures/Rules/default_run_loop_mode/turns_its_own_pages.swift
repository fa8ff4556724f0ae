import SwiftUI

/// Nothing scrolls but the pages that the timer turns.
struct TourView: View {
  @State private var page = 0
  @State private var progress = 0.0
  @State private var timer: Timer?

  var body: some View {
    VStack {
      TabView(selection: $page) {
        Text("one")
        Text("two")
      }
      .tabViewStyle(PageTabViewStyle())
      ProgressView(value: progress)
    }
    .onAppear {
      timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in  // expect: default_run_loop_mode(note)
        progress += 0.05
        if progress >= 1 { next() }
      }
    }
    .onDisappear { timer?.invalidate() }
  }

  private func next() {
    progress = 0
    withAnimation { page += 1 }
  }
}
#if os(iOS)
  import UIKit
#endif

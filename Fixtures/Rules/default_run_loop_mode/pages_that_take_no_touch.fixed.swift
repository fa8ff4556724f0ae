import SwiftUI
import UIKit

/// Only the timer turns these pages.
struct StageView: View {
  static let turnsByFinger = false
  @State private var progress = 0.0
  @State private var timer: Timer?

  var body: some View {
    TabView { Text("\(progress)") }
      .allowsHitTesting(Self.turnsByFinger)
      .tabViewStyle(.page)
      .onAppear {
        let timer = Timer(timeInterval: 0.1, repeats: true) { _ in
          progress = Date().timeIntervalSinceReferenceDate
        }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
      }
      .onDisappear { timer?.invalidate() }
  }
}

struct StoryScreen: Scene {
  var body: some Scene {
    WindowGroup { StageView() }
  }
}

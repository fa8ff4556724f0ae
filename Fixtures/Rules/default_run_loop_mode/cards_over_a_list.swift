import SwiftUI
import UIKit

/// What lies under a card that takes all touches cannot be scrolled.
struct BreathingView: View {
  @State private var isRunning = false

  var body: some View {
    ZStack {
      NavigationStack {
        List { Button("Start") { isRunning = true } }
      }
      .modifier(DimmedBackground(isDimmed: isRunning))
      if isRunning { BreathingCard() }
    }
  }
}

struct DimmedBackground: ViewModifier {
  let isDimmed: Bool

  func body(content: Content) -> some View {
    content.blur(radius: isDimmed ? 6 : 0).allowsHitTesting(!isDimmed)
  }
}

struct BreathingCard: View {
  var body: some View {
    VStack { BreathingRing() }
  }
}

struct BreathingRing: View {
  @State private var now = Date()
  @State private var timer: Timer?

  var body: some View {
    Text(now.description)
      .onAppear {
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in  // expect: default_run_loop_mode(note)
          now = Date()
        }
      }
      .onDisappear { timer?.invalidate() }
  }
}

/// A banner lets the list be scrolled beside it; a card's own sheet scrolls, too.
struct WorkoutView: View {
  @State private var isRunning = false

  var body: some View {
    ZStack(alignment: .bottom) {
      List { Button("Start") { isRunning = true } }
      if isRunning { WorkoutBanner() }
    }
    .overlay {
      if isRunning { WorkoutCard() }
    }
  }
}

struct WorkoutBanner: View {
  @State private var now = Date()
  @State private var timer: Timer?

  var body: some View {
    Text(now.description)
      .onAppear {
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in  // expect: default_run_loop_mode(warning)
          now = Date()
        }
      }
      .onDisappear { timer?.invalidate() }
  }
}

struct WorkoutCard: View {
  @State private var now = Date()
  @State private var showsHelp = false
  @State private var timer: Timer?

  var body: some View {
    VStack {
      Text(now.description)
      Button("Help") { showsHelp = true }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(uiColor: .systemBackground))
    .sheet(isPresented: $showsHelp) { WorkoutHelp() }
    .onAppear {
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in  // expect: default_run_loop_mode(warning)
        now = Date()
      }
    }
    .onDisappear { timer?.invalidate() }
  }
}

struct WorkoutHelp: View {
  var body: some View {
    ScrollView { Text("Breathe") }
  }
}

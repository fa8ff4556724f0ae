import SwiftUI

@main
struct CardsApp: App {
  var body: some Scene {
    WindowGroup { CardsView() }
    WindowGroup(id: "laps") { LapsView() }
  }
}

/// The backgrounds move with the cards.
struct CardsView: View {
  var body: some View {
    ScrollView {
      CardView()
      ZStack {
        Color.blue.ignoresSafeArea()
        SecondsView()
      }
    }
  }
}

struct CardView: View {
  var body: some View {
    ZStack {
      Color.red.ignoresSafeArea()
      TenthsView()
    }
  }
}

struct SecondsView: View {
  @State private var count = 0
  @State private var timer: Timer?

  var body: some View {
    Text("\(count)")
      .onAppear {
        timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { _ in count += 1 }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
      }
      .onDisappear { timer?.invalidate() }
  }
}

struct TenthsView: View {
  @State private var count = 0
  @State private var timer: Timer?

  var body: some View {
    Text("\(count)")
      .onAppear {
        timer?.invalidate()
        let timer = Timer(timeInterval: 0.1, repeats: true) { _ in count += 1 }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
      }
      .onDisappear { timer?.invalidate() }
  }
}

/// The view itself draws on a background that its own list contains.
struct LapsView: View {
  @State private var count = 0
  @State private var timer: Timer?

  var body: some View {
    ScrollView {
      ZStack {
        Color.green.ignoresSafeArea()
        Text("\(count)")
      }
    }
    .onAppear {
      timer?.invalidate()
      let timer = Timer(timeInterval: 1, repeats: true) { _ in count += 1 }
      RunLoop.current.add(timer, forMode: .common)
      self.timer = timer
    }
    .onDisappear { timer?.invalidate() }
  }
}

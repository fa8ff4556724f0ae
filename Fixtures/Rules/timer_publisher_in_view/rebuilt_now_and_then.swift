import SwiftUI

/// Half a second more is not seen.
struct BlinkView: View {
  @State private var isOn = false
  let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Circle().opacity(isOn ? 1 : 0)
      .onReceive(timer) { _ in isOn.toggle() }
  }
}

/// Nobody waits for it.
struct AgeView: View {
  @State private var now = Date()
  let timer = Timer.publish(every: 15, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text(now, style: .relative)
      .onReceive(timer) { now = $0 }
  }
}

/// A tap costs it a second.
struct CountdownView: View {
  @State private var left = 60
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in left -= 1 }
  }
}

struct ScoreView: View {
  @State private var score = 0

  var body: some View {
    VStack {
      BlinkView()
      AgeView()
      CountdownView()
      Button("Score: \(score)") { score += 1 }
    }
  }
}

struct ClockView: View {
  @State private var now = Date()
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text(now, style: .time)
      .onReceive(timer) { now = $0 }
  }
}

/// Its state presents a sheet, and chooses another view.
struct HomeView: View {
  enum Page { case clock, about }

  @State private var isHelpShown = false
  @State private var page = Page.clock

  var body: some View {
    VStack {
      switch page {
      case .clock: ClockView()
      case .about: Text("About")
      }
      Button("About") { page = .about }
      Button("Help") { isHelpShown = true }
    }
    .sheet(isPresented: $isHelpShown) { Text("Help") }
  }
}

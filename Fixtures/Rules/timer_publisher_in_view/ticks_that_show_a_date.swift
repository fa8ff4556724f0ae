import SwiftUI

/// A tick that comes late loses nothing: the value is computed from the date.
struct DeadlineView: View {
  let end: Date
  @State private var left = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in show() }
  }

  private func show() {
    let seconds = Int(end.timeIntervalSinceNow)
    if seconds != left {
      withAnimation { left = seconds }
    }
  }
}

/// This one counts its ticks, through a constant.
struct LapView: View {
  @State private var laps = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    Text("\(laps)")
      .onReceive(timer) { _ in
        let next = laps + 1
        laps = next
      }
  }
}

struct RaceView: View {
  @State private var name = ""

  var body: some View {
    VStack {
      DeadlineView(end: Date() + 60)
      LapView()
      TextField("Name", text: $name)
      Text(name)
    }
  }
}

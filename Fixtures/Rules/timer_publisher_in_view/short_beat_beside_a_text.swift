import Combine
import SwiftUI

/// Each key creates its parts again.
struct NoteView: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Note", text: $text)
      Text("\(text.count)")
      Dots()
      Countdown()
    }
  }
}

/// A key delays one of its short beats.
struct Dots: View {
  @State private var count = 0
  let beats = Timer.publish(every: 0.4, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text(String(repeating: ".", count: count)).onReceive(beats) { _ in count = (count + 1) % 4 }
  }
}

/// While one types, no second ends.
struct Countdown: View {
  @State private var left = 60
  let seconds = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    Text("\(left)").onReceive(seconds) { _ in left -= 1 }
  }
}

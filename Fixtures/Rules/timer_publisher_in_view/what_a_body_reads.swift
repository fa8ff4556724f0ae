import Observation
import SwiftUI

@Observable
final class Feed {
  var query = ""
  private(set) var lines: [String] = []
  private(set) var isOn = false

  var title: String { isOn ? "On" : "Off" }

  func receive(_ bytes: AsyncStream<String>) async {
    for await line in bytes { lines.append(line) }
  }

  func toggle() { isOn.toggle() }
}

/// Of an observable object, only what the body reads evaluates it again.
struct FeedScreen: View {
  @State private var feed = Feed()

  var body: some View {
    VStack {
      Button(feed.title) { feed.toggle() }
      StillClock()
    }
  }
}

struct StillClock: View {
  @State private var seconds = 0
  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(seconds)").onReceive(ticks) { _ in seconds += 1 }
  }
}

struct SearchScreen: View {
  @State private var feed = Feed()

  var body: some View {
    VStack {
      TextField("Search", text: $feed.query)
      Text(feed.query)
      BusyClock()
    }
  }
}

struct BusyClock: View {
  @State private var seconds = 0
  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    Text("\(seconds)").onReceive(ticks) { _ in seconds += 1 }
  }
}

/// A binding that is only passed on is read by the field, not by this body.
struct NoteScreen: View {
  @State private var note = ""

  var body: some View {
    VStack {
      TextField("Note", text: $note)
      CalmClock()
    }
  }
}

struct CalmClock: View {
  @State private var seconds = 0
  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(seconds)").onReceive(ticks) { _ in seconds += 1 }
  }
}

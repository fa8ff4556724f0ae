import Combine
import SwiftUI

/// Each evaluation of the body computes a new publisher.
struct Breath: View {
  @State private var phase = 0
  @State private var note = ""

  private var ticks: AnyPublisher<Date, Never> {
    Timer.publish(every: 4, on: .main, in: .common)  // expect: timer_publisher_in_view
      .autoconnect()
      .eraseToAnyPublisher()
  }

  var body: some View {
    TextField("Note", text: $note)
      .overlay(Text("\(phase)"))
      .onReceive(ticks) { _ in phase += 1 }
  }
}

struct Pulse: View {
  @State private var beats = 0
  @State private var note = ""

  var body: some View {
    TextField("Note", text: $note)
      .overlay(Text("\(beats)"))
      .onReceive(ticks(every: 4).first()) { _ in beats += 1 }
  }

  private func ticks(every seconds: Double) -> some Publisher<Date, Never> {
    return Timer.publish(every: 4, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view
  }
}

struct Rings: View {
  @State private var phase = 0

  private var ticks: some Publisher<Date, Never> {
    Timer.publish(every: 4, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)
  }

  /// Only the ticks evaluate it again.
  var body: some View {
    Text("\(phase)").onReceive(ticks) { _ in phase += 1 }
  }
}

struct RingsScreen: View {
  var body: some View { Rings() }
}

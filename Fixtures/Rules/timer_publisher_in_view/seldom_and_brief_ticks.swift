import SwiftUI

final class PanelModel: ObservableObject {
  @Published var size = 0
  @Published var place = 0
  @Published var page = 0
  @Published var card = 0
  @Published var isOpen = false
  @Published var isPinned = false
  @Published var isHidden = false
  @Published var isFull = false

  func reset() {
    size = 1
    place = 2
    page = 3
    card = 4
    isOpen = true
    isPinned = true
    isHidden = true
    isFull = true
  }
}

/// Nobody waits for the end of ten seconds.
struct MemoryView: View {
  let panel: PanelModel
  @State private var refreshes = 0
  private let timer = Timer.publish(every: 10, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(refreshes)").onReceive(timer) { _ in refreshes += 1 }
  }
}

/// Each late tick of this one is seen.
struct PhaseView: View {
  let panel: PanelModel
  @State private var phases = 0
  private let timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    Text("\(phases)").onReceive(timer) { _ in phases += 1 }
  }
}

struct PanelView: View {
  @StateObject private var panel = PanelModel()

  var body: some View {
    VStack {
      MemoryView(panel: panel)
      PhaseView(panel: panel)
      Button("Reset") { panel.reset() }
    }
  }
}

/// One phase after the other, each some seconds long.
final class ConnectionModel: ObservableObject {
  @Published var phase = 0
  func advance() { phase += 1 }
}

struct WaitView: View {
  let connection: ConnectionModel
  @State private var words = 0
  private let timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(words)").onReceive(timer) { _ in words += 1 }
  }
}

struct ConnectionView: View {
  @StateObject private var connection = ConnectionModel()

  var body: some View {
    VStack {
      WaitView(connection: connection)
      Button("Next") { connection.advance() }
    }
  }
}

/// No body is evaluated as often as this fires.
struct TrimmerView: View {
  @State private var offset = 0.0
  @State private var steps = 0

  var body: some View {
    Text("\(offset) \(steps)")
      .gesture(DragGesture().onChanged { offset = $0.translation.width })
      .onReceive(Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()) { _ in  // expect: timer_publisher_in_view(note), sub_resolution_interval(note)
        steps += 1
      }
  }
}
